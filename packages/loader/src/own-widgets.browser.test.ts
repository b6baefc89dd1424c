/** Widgets that the loader's own table does not have: those that a page defines, and the rare ones. */
import { expect, test, vi } from 'vitest';
import { aWhile, become, type LoadedPage, one, open, portadaOf, stateOf } from '../test/page.ts';

const TAG = 'diari-own';
const moduleOf = ({ address }: LoadedPage) => `${address}/chunks/${TAG}-0a1b2c3d.js`;
const requests = async (page: LoadedPage) => (await page.chunks()).filter((path) => !path.includes('/ask-'));

test('a page adds a widget: its module is fetched when its strategy says so', async () => {
  const page = await open(`<${TAG} load="interaction">Antes</${TAG}><${TAG} id="two">Dos</${TAG}>`);
  await portadaOf(page).define(TAG, moduleOf(page), { load: 'interaction' });
  expect([stateOf(page, TAG), stateOf(page, '#two')]).toEqual(['waiting', 'waiting']);
  expect(await requests(page)).toEqual([]);

  one(page, '#two').click();
  await become(page, '#two', 'ready');
  expect(one(page, '#two').shadowRoot?.querySelector('button')?.textContent).toBe('activated');
  expect(stateOf(page, TAG)).toBe('waiting');
  one(page, TAG).click();
  await become(page, TAG, 'ready');
  expect(await requests(page)).toHaveLength(1);
  expect(page.logs).toEqual([]);
});

test('a widget of the page’s own waits to be seen, also one that comes later', async () => {
  const page = await open('<div style="height: 4000px"></div>');
  await portadaOf(page).define(TAG, moduleOf(page));
  const late = page.document.body.appendChild(page.document.createElement(TAG));
  await become(page, TAG, 'waiting');
  late.scrollIntoView();
  await become(page, TAG, 'ready');
});

test('a widget of the page’s own has a flag and a web feature, and comes and goes with them', async () => {
  const page = await open(`<${TAG}>Antes</${TAG}>`, { block: { webFeatures: { tides: false } } });
  const { define, setFlags } = portadaOf(page);
  await define(TAG, moduleOf(page), { load: 'eager', needs: 'tides' });
  const element = one(page, TAG);
  expect([stateOf(page, TAG), element.hidden]).toEqual(['off', true]);
  expect(await requests(page)).toEqual([]);

  setFlags({ tides: true });
  await become(page, TAG, 'ready');
  setFlags({ diariOwn: false });
  expect([stateOf(page, TAG), element.hidden]).toEqual(['off', true]);
  expect(element.shadowRoot?.querySelector('button')).toBeNull();
  setFlags({ diariOwn: true });
  await become(page, TAG, 'ready');
  expect(page.logs).toEqual([]);
});

test('a module that cannot be fetched is tried again, and then told; the fallback stays', async () => {
  const page = await open(`<${TAG}><a href="/">Mareas</a></${TAG}>`, { plan: { [TAG]: ['fail', 'fail'] } });
  const onError = vi.fn();
  page.document.addEventListener('portada:error', onError);
  await portadaOf(page).define(TAG, moduleOf(page), { load: 'eager' });
  await become(page, TAG, 'failed');
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.lastCall?.[0].detail).toMatchObject({ tag: TAG });
  expect(one(page, 'a').getClientRects()).toHaveLength(1);
  expect(page.logs).toEqual([
    expect.stringMatching(/^Portada: <diari-own> could not be loaded\. TypeError: /),
  ]);

  page.window.dispatchEvent(new Event('online'));
  await become(page, TAG, 'ready');
});

test('a module that defines another tag is told', async () => {
  const page = await open('<diari-other></diari-other>');
  await portadaOf(page).define('diari-other', moduleOf(page), { load: 'eager' });
  await become(page, 'diari-other', 'failed');
  expect(page.logs).toEqual([
    `Portada: <diari-other> could not be loaded. Error: ${moduleOf(page)} does not define it.`,
  ]);
});

test('a tag that is defined already is left as it is', async () => {
  const page = await open(`<${TAG}></${TAG}>`);
  const { define } = portadaOf(page);
  await define(TAG, moduleOf(page), { load: 'eager' });
  await define(TAG, '/none.js', { load: 'interaction' });
  await become(page, TAG, 'ready');
  expect(page.logs).toEqual([]);
});

test.each(['portada-poll', 'tides'])('a tag without a prefix of its own, %s, is refused', async (tag) => {
  const page = await open('');
  await expect(portadaOf(page).define(tag, moduleOf(page))).rejects.toThrow(
    `Portada: <${tag}> needs a prefix of its own, as <diari-tides>.`,
  );
});

test('a strategy that there is not is refused', async () => {
  const page = await open(`<${TAG}></${TAG}>`);
  const how = JSON.parse('{ "load": "lazy" }');
  await expect(portadaOf(page).define(TAG, moduleOf(page), how)).rejects.toThrow(
    '<diari-own> cannot load "lazy"',
  );
  expect(stateOf(page, TAG)).toBeUndefined();
});

test('[PAGE-05] a rare widget starts as every other, one request later, and is off by its flags', async () => {
  const body = '<portada-rare>Uno</portada-rare><portada-rare-for-readers></portada-rare-for-readers>';
  const page = await open(body);
  await become(page, 'portada-rare', 'ready');
  await become(page, 'portada-rare-for-readers', 'off');
  expect(await requests(page)).toEqual(['chunks/rare-0a1b2c3d.js']);
  page.window.portada?.setFlags({ users: true });
  await become(page, 'portada-rare-for-readers', 'ready');
  expect(page.logs).toEqual([]);
});

test('what tells of rare widgets is asked for again when it has failed, as all of them have until then', async () => {
  const onError = vi.fn();
  const page = await open('<portada-rare>Uno</portada-rare><portada-rare id="two"></portada-rare>', {
    plan: { ask: ['fail', 'fail', 'fail'] },
    prepare: ({ document }) => document.addEventListener('portada:error', onError),
  });
  await become(page, 'portada-rare', 'failed');
  await become(page, '#two', 'failed');
  expect(onError.mock.calls.map(([event]) => event.detail)).toEqual([
    { tag: 'portada-rare', error: expect.anything() },
    { tag: 'portada-rare', error: expect.anything() },
  ]);
  expect(await page.chunks()).toHaveLength(2);
  page.window.dispatchEvent(new Event('online'));
  // The first address has failed for good.
  await vi.waitFor(async () => expect(await page.chunks()).toHaveLength(3));
  await aWhile(page);
  expect(one(page, 'portada-rare').textContent).toBe('Uno');
  page.window.dispatchEvent(new Event('online'));
  await become(page, 'portada-rare', 'ready');
  await become(page, '#two', 'ready');
  expect(page.logs).toEqual([]);
});
