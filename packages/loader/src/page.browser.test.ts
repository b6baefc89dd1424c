import { expect, test, vi } from 'vitest';
import { aWhile, become, open, stateOf } from '../test/page.ts';

test('[PAGE-01] the page block is on `window.portada.page`, as written and frozen throughout', async () => {
  const block = {
    contentId: '4711',
    site: { alias: 'ca' },
    webRoutes: { login: '/acces/' },
    list: [{ a: 1 }],
  };
  const page = await open('', { block });
  const { portada } = page.window;
  expect(portada?.version).toBe('1.0.0');
  expect(portada?.page).toEqual(block);
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || !value || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(portada?.page)).toBe(true);
  expect(page.logs).toEqual([]);
});

test('[PAGE-01] an id that is a number beyond 2^53 keeps its digits', async () => {
  const block =
    '{ "contentId": 1234567890123456789, "site": { "alias": "es", "mediaId": 9007199254740993 } }';
  const page = await open('', { block });
  expect(page.window.portada?.page).toEqual({
    contentId: '1234567890123456789',
    site: { alias: 'es', mediaId: '9007199254740993' },
  });
});

test.each([
  ['missing', null],
  ['empty', ''],
  ['broken', '{ "contentId": "4711", }'],
  ['a list', '[{}]'],
  ['text', '"portada"'],
  ['null', 'null'],
])('[PAGE-01] a block that is %s gives one console error and a page that works', async (_what, block) => {
  const body = '<portada-eager></portada-eager><portada-for-readers></portada-for-readers>';
  const page = await open(body, { block });
  await become(page, 'portada-eager', 'ready');
  expect(stateOf(page, 'portada-for-readers')).toBe('off');
  expect(page.window.portada?.page).toEqual({});
  expect(page.logs).toEqual(['Portada: #portada-page holds no JSON object.']);
});

test('an unknown tag is reported once, and its fallback stays', async () => {
  const body =
    '<portada-pol>Uno</portada-pol><p><portada-pol>Dos</portada-pol></p><portada-eager></portada-eager>';
  const page = await open(body);
  await become(page, 'portada-eager', 'ready');
  await vi.waitFor(() => expect(page.logs).toEqual(['Portada: there is no widget <portada-pol>.']));
  await aWhile(page);
  expect(page.logs).toHaveLength(1);
  expect(stateOf(page, 'portada-pol')).toBeUndefined();
});

test('other elements of the page are left alone', async () => {
  const page = await open('<portada></portada><my-portada-eager></my-portada-eager><svg></svg>');
  await aWhile(page);
  expect(page.document.querySelector('[data-state]')).toBeNull();
  expect(page.logs).toEqual([]);
});

test.each([
  ['the same version, is silent', 'copy/portada.js', []],
  ['another version, says so once', 'other/portada.js', ['Portada 2.0.0 is ignored: 1.0.0 is here already.']],
])('a second script, of %s, and does nothing', async (_which, path, logs) => {
  const page = await open('<portada-eager></portada-eager>');
  await become(page, 'portada-eager', 'ready');
  const first = page.window.portada;
  const script = page.document.createElement('script');
  script.type = 'module';
  script.src = `${page.address}/${path}`;
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    page.document.head.append(script);
  });
  await vi.waitFor(() => expect(page.logs).toEqual(logs));
  await aWhile(page);
  expect(page.window.portada).toBe(first);
  expect(page.logs).toEqual(logs);
  expect(await page.chunks()).toHaveLength(1);
  expect(stateOf(page, 'portada-eager')).toBe('ready');
});

test.each([
  ['an element', '<main id="portada"></main>'],
  ['a form with a field "version"', '<form name="portada"><input name="version"></form>'],
  ['a frame of another origin', '<iframe name="portada" sandbox srcdoc=""></iframe>'],
  ['two elements', '<p id="portada"></p><p id="portada"></p>'],
])('%s of the host page with the id or name "portada" stops no widget', async (_what, host) => {
  const body = `${host}<portada-eager>Uno</portada-eager><portada-interaction></portada-interaction>`;
  const page = await open(body, { block: { contentId: '4711' } });
  await become(page, 'portada-eager', 'ready');
  expect(stateOf(page, 'portada-interaction')).toBe('waiting');
  expect(page.window.portada?.page).toEqual({ contentId: '4711' });
  expect(page.logs).toEqual([]);
});
