import { expect, onTestFinished, test, vi } from 'vitest';
import { aWhile, become, type LoadedPage, one, open, portadaOf, stateOf } from '../test/page.ts';

const LINK = '<a href="#directo">Directo</a>';

test('`eager` starts at once', async () => {
  const page = await open('<portada-eager>Antes</portada-eager>');
  await become(page, 'portada-eager', 'ready');
  expect(await page.chunks()).toEqual(['chunks/eager-0a1b2c3d.js']);
  expect(page.logs).toEqual([]);
});

test('`idle` starts when the browser has nothing else to do', async () => {
  const waiting: IdleRequestCallback[] = [];
  const page = await open('<portada-idle></portada-idle>', {
    prepare: (window) => Object.assign(window, { requestIdleCallback: waiting.push.bind(waiting) }),
  });
  await aWhile(page);
  expect(stateOf(page, 'portada-idle')).toBe('waiting');
  expect(await page.chunks()).toEqual([]);
  for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 1 });
  await become(page, 'portada-idle', 'ready');
});

test('`idle` starts soon where the browser cannot tell', async () => {
  const page = await open('<portada-idle></portada-idle>', {
    prepare: (window) => Object.assign(window, { requestIdleCallback: undefined }),
  });
  await become(page, 'portada-idle', 'ready');
});

/** A window of its own, since a frame has no margin around what it shows. */
function openWindow(): Window & typeof globalThis {
  const opened = window.open('', '', 'width=800,height=600');
  const view = opened?.document.defaultView;
  if (!view) throw new Error('The browser opens no windows.');
  onTestFinished(() => view.close());
  return view;
}

test('`visible` starts 200 px before it is seen, and not a pixel earlier', async () => {
  const view = openWindow();
  const body = `<div id="space" style="height: 5000px"></div>
    <portada-visible style="display: block; height: 50px"></portada-visible>`;
  const page = await open(body, {}, view);
  const scrollTo = async (distance: number) => {
    const { bottom } = one(page, '#space').getBoundingClientRect();
    view.scrollBy(0, bottom - view.innerHeight - distance);
    await aWhile(page);
  };
  await scrollTo(205);
  expect(stateOf(page, 'portada-visible')).toBe('waiting');
  expect(await page.chunks()).toEqual([]);
  await scrollTo(195);
  await become(page, 'portada-visible', 'ready');
});

const signs: Record<string, (page: LoadedPage) => unknown> = {
  pointerover: (page) => one(page, 'a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  keydown: (page) => one(page, 'a').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
  focus: (page) => one(page, 'a').focus(),
  click: (page) => one(page, 'a').click(),
};

test.each(Object.keys(signs))('`interaction` starts with %s', async (sign) => {
  const page = await open(`<portada-interaction>${LINK}</portada-interaction>`);
  await aWhile(page);
  expect(stateOf(page, 'portada-interaction')).toBe('waiting');
  expect(await page.chunks()).toEqual([]);
  signs[sign]?.(page);
  await become(page, 'portada-interaction', 'ready');
});

test('a click that comes before the widget is kept for it', async () => {
  const page = await open(`<portada-interaction>${LINK}</portada-interaction>`);
  const element = one(page, 'portada-interaction');
  one(page, 'a').click();
  expect(element.dataset.activated).toBe('');
  one(page, 'a').click();
  await become(page, 'portada-interaction', 'ready');
  expect(element.shadowRoot?.querySelector('button')?.textContent).toBe('activated');
  expect(page.window.location.hash).toBe('');
  // What comes back later must not open by itself.
  expect(element.dataset.activated).toBeUndefined();
  one(page, 'a').click();
  expect(page.window.location.hash).toBe('#directo');
});

test.each([
  ['its chunk does not come', { plan: { interaction: ['fail', 'fail'] } }, ''],
  ['its view throws', {}, 'broken'],
] as const)('if %s, the click does what it would have done without us', async (_why, options, attributes) => {
  const link = '<a href="#directo"><svg width="9" height="9"></svg></a>';
  const page = await open(`<portada-interaction ${attributes}>${link}</portada-interaction>`, options);
  const clicks: boolean[] = [];
  one(page, 'a').addEventListener('click', ({ ctrlKey }) => clicks.push(ctrlKey));
  const icon = page.document.querySelector('svg');
  icon?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  icon?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  expect(page.window.location.hash).toBe('');
  await vi.waitFor(() => expect(page.window.location.hash).toBe('#directo'));
  expect(stateOf(page, 'portada-interaction')).toBe('failed');
  // Twice by the reader, and once again of the two.
  expect(clicks).toHaveLength(3);
  expect(one(page, 'portada-interaction').dataset.activated).toBeUndefined();
});

test.each(['eager', 'idle', 'visible', 'interaction'])(
  'a press on the fallback of a widget that loads `%s` waits for it, and is the link’s if the widget leaves it',
  async (load) => {
    const page = await open(`<portada-eager load="${load}">${LINK}</portada-eager>
      <portada-eager id="other" load="${load}" leaves>${LINK}</portada-eager>`);
    for (const link of page.document.querySelectorAll('a')) link.click();
    expect(page.window.location.hash).toBe('');
    await become(page, 'portada-eager', 'ready');
    expect(one(page, 'portada-eager').shadowRoot?.querySelector('button')?.textContent).toBe('activated');
    await become(page, '#other', 'ready');
    await vi.waitFor(() => expect(page.window.location.hash).toBe('#directo'));
    expect(one(page, '#other').dataset.activated).toBeUndefined();
  },
);

test('a press, and a broken page block, leave no unhandled rejection where what they ask cannot be fetched', async () => {
  const plan = { ask: Array.from({ length: 30 }, () => 'fail' as const) };
  const page = await open(`<portada-eager>${LINK}</portada-eager>`, { block: '{', plan });
  one(page, 'a').click();
  await become(page, 'portada-eager', 'ready');
  expect(one(page, 'portada-eager').shadowRoot?.querySelector('button')?.textContent).toBe('activated');
  // Asked last, it is given up last.
  await expect(portadaOf(page).debug()).rejects.toThrow();
  await aWhile(page);
  expect(page.logs).toEqual([]);
});

test('a press waits three seconds for a widget that does not come', async () => {
  const waits: (() => void)[] = [];
  const page = await open(`<portada-eager>${LINK}</portada-eager>`, {
    plan: { eager: ['hang'] },
    prepare: (window) => {
      const { setTimeout: start } = window;
      Object.assign(window, {
        setTimeout: (act: () => void, ms: number) => (ms === 3_000 ? waits.push(act) : start(act, ms)),
      });
    },
  });
  one(page, 'a').click();
  one(page, 'a').click();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  expect(page.window.location.hash).toBe('');
  for (const act of waits) act();
  expect(page.window.location.hash).toBe('#directo');
  expect(one(page, 'portada-eager').dataset.activated).toBeUndefined();
});

test('a box of the fallback is ticked at once, and once', async () => {
  const page = await open('<portada-eager leaves><input type="checkbox" /></portada-eager>');
  const box = page.document.querySelector('input');
  box?.click();
  expect(box?.checked).toBe(true);
  await become(page, 'portada-eager', 'ready');
  await vi.waitFor(() => expect(one(page, 'portada-eager').dataset.activated).toBeUndefined());
  expect(box?.checked).toBe(true);
});

test('what stays beside a widget, and another widget inside it, are pressed at once', async () => {
  const page = await open(
    `<portada-eager><a slot="logo" href="#portada">Portada</a>
      <portada-interaction>${LINK}</portada-interaction></portada-eager>`,
    { plan: { eager: ['hang'] } },
  );
  one(page, 'a[slot]').click();
  expect(page.window.location.hash).toBe('#portada');
  one(page, 'portada-interaction a').click();
  expect(one(page, 'portada-interaction').dataset.activated).toBe('');
  expect(one(page, 'portada-eager').dataset.activated).toBeUndefined();
  await become(page, 'portada-interaction', 'ready');
});

test('the attribute `load` goes before the widget’s own strategy', async () => {
  const page = await open(`
    <portada-eager load="interaction"></portada-eager>
    <portada-interaction load="eager"></portada-interaction>`);
  await become(page, 'portada-interaction', 'ready');
  expect(stateOf(page, 'portada-eager')).toBe('waiting');
  expect(await page.chunks()).toEqual(['chunks/interaction-0a1b2c3d.js']);
});

test.each(['', 'soon', 'EAGER', 'constructor', 'eager idle'])(
  'an unknown strategy, "%s", gives the widget’s own',
  async (load) => {
    const page = await open(`
      <portada-eager load="${load}"></portada-eager>
      <portada-interaction load="${load}"></portada-interaction>`);
    await become(page, 'portada-eager', 'ready');
    expect(stateOf(page, 'portada-interaction')).toBe('waiting');
  },
);
