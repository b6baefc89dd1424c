/** Bare React with one box to tick: what any page with React pays. */
import { fileURLToPath } from 'node:url';
import { bundle } from './packages.ts';
import type { Site } from './server.ts';

const SOURCE = `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Box() {
  const [ticked, setTicked] = useState(false);
  return createElement('button', { id: 'box', 'aria-pressed': ticked, onClick: () => setTicked(!ticked) }, 'Box');
}
createRoot(document.querySelector('#root')).render(createElement(Box));`;

/** Where the project's own React is. */
const withReact = fileURLToPath(new URL('../../../../scripts', import.meta.url));

export async function floor(): Promise<Site> {
  const page = {
    head: '<script type="module" src="/floor.js"></script>',
    body: '<div id="root"></div>',
  };
  return { pages: { '/floor/': page }, scripts: { '/floor.js': await bundle(SOURCE, withReact) } };
}
