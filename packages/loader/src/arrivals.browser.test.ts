import { expect, test, vi } from 'vitest';
import { aWhile, become, type LoadedPage, one, open, stateOf } from '../test/page.ts';

function insert({ document }: LoadedPage, tag: string, parent: Node = document.body): HTMLElement {
  const element = document.createElement(tag);
  parent.appendChild(element);
  return element;
}

test('a widget that is inserted late starts, alone or deep in what is inserted', async () => {
  const page = await open('');
  insert(page, 'portada-eager');
  const section = page.document.createElement('section');
  const list = section.appendChild(page.document.createElement('ul'));
  insert(page, 'portada-eager-too', list);
  page.document.body.append('texto', section);
  await become(page, 'portada-eager', 'ready');
  await become(page, 'portada-eager-too', 'ready');
  expect(page.logs).toEqual([]);
});

test('a shadow root is looked after once it is observed, for what it holds and what comes', async () => {
  const page = await open('<div id="host"></div>');
  const root = one(page, '#host').attachShadow({ mode: 'open' });
  const early = insert(page, 'portada-eager', root);
  await aWhile(page);
  expect(early.dataset.state).toBeUndefined();

  page.window.portada?.observe(root);
  page.window.portada?.observe(root);
  const late = insert(page, 'portada-eager-too', root);
  await vi.waitFor(() =>
    expect([early, late].map(({ dataset }) => dataset.state)).toEqual(['ready', 'ready']),
  );

  page.window.portada?.setFlags({ eager: false });
  expect(early.dataset.state).toBe('off');
});

test('after `stop` nothing new starts, and what is alive stays alive', async () => {
  const page = await open('<portada-eager></portada-eager>');
  await become(page, 'portada-eager', 'ready');
  page.window.portada?.stop();
  const late = insert(page, 'portada-eager-too');
  await aWhile(page);
  expect(late.dataset.state).toBeUndefined();
  expect(stateOf(page, 'portada-eager')).toBe('ready');

  page.window.portada?.observe(page.document);
  await become(page, 'portada-eager-too', 'ready');
});

test('a widget that comes back to the page lives again', async () => {
  const page = await open('<portada-eager></portada-eager>');
  await become(page, 'portada-eager', 'ready');
  const element = one(page, 'portada-eager');
  element.remove();
  await aWhile(page);
  expect(element.dataset.state).toBeUndefined();
  page.document.body.append(element);
  await become(page, 'portada-eager', 'ready');
  expect(await page.chunks()).toHaveLength(1);
});

test('a clone waits for its own time, whatever its original was', async () => {
  const page = await open('<portada-interaction></portada-interaction>');
  one(page, 'portada-interaction').click();
  await become(page, 'portada-interaction', 'ready');
  const clone = page.document.body.appendChild(one(page, 'portada-interaction').cloneNode(true));
  if (!(clone instanceof page.window.HTMLElement)) throw new Error('A clone of an element is one.');
  await aWhile(page);
  expect(clone.dataset.state).toBe('waiting');
  clone.click();
  await vi.waitFor(() => expect(clone.dataset.state).toBe('ready'));
});

test('a clone of a widget that was turned off shows when its flag is on', async () => {
  const page = await open('<portada-eager></portada-eager>', { block: { featureFlags: { eager: false } } });
  const clone = one(page, 'portada-eager').cloneNode();
  page.document.body.replaceChildren();
  page.window.portada?.setFlags({ eager: true });
  page.document.body.append(clone);
  await become(page, 'portada-eager', 'ready');
  expect(one(page, 'portada-eager').hidden).toBe(false);
});

test('widgets of a page that is still coming in start as they come', async () => {
  const page = await open('');
  const { document } = page;
  document.open();
  document.write('<body><portada-eager>Primera ');
  page.window.portada?.observe(document);
  await become(page, 'portada-eager', 'ready');
  document.write('parte</portada-eager><p>');
  document.write('<portada-eager-too>Segunda');
  await become(page, 'portada-eager-too', 'ready');
  document.write(' parte</portada-eager-too>');
  document.close();
  await aWhile(page);
  expect(one(page, 'portada-eager').textContent).toBe('Primera parte');
  expect(page.logs).toEqual([]);
});
