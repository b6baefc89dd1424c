import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './react.ts';

const place = document.querySelector('#app');
if (place) createRoot(place).render(createElement(Page));
