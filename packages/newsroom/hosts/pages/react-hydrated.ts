import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './react.ts';

/** Portada comes after hydration, as the guide advises: React does not expect what a widget has drawn before. */
function Hydrated() {
  useEffect(() => {
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      src: '/portada/portada.js',
    });
    document.head.append(script);
  }, []);
  return createElement(Page);
}

const place = document.querySelector('#app');
if (place) {
  hydrateRoot(place, createElement(Hydrated), {
    onRecoverableError: (error) => console.error('Hydration:', error),
  });
}
