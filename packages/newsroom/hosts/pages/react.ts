/** The page of a React 19 application. */
import { createElement as h, useState } from 'react';
import { after, before, note } from './data.ts';

/**
 * Lists are written as JSON, as the guide advises: React 19 sets them as properties only where the element is defined
 * already, its server omits them, and hydration sets no property.
 */
export function Page({ withObjects = false }: { readonly withObjects?: boolean }) {
  const [isShown, setShown] = useState(true);
  const [lists, setLists] = useState(before);
  const ready = { 'onportada:ready': note };
  return h(
    'main',
    null,
    h('button', { type: 'button', id: 'change', onClick: () => setLists(after) }, 'Change'),
    h('button', { type: 'button', id: 'toggle', onClick: () => setShown(!isShown) }, 'Toggle'),
    h('portada-save-button', { 'content-id': '4711', name: 'El temporal', ...ready }),
    isShown &&
      h(
        'portada-most-read',
        { lists: withObjects ? lists : JSON.stringify(lists), load: 'eager', ...ready },
        h('a', { href: '/' }, 'Portada'),
      ),
  );
}
