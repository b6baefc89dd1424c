import { expect, test, vi } from 'vitest';
import { aWhile, become, one, open, stateOf } from '../test/page.ts';

const USERS = { webFeatures: { users: true } };

test('[PAGE-05] a widget whose flag is off is hidden, and no byte of it is fetched', async () => {
  const body = '<portada-eager></portada-eager><portada-eager-too></portada-eager-too>';
  const page = await open(body, { block: { featureFlags: { eager: false, eagerToo: false } } });
  await aWhile(page);
  for (const tag of ['portada-eager', 'portada-eager-too']) {
    expect(stateOf(page, tag)).toBe('off');
    expect(one(page, tag).hidden).toBe(true);
  }
  expect(await page.chunks()).toEqual([]);
  expect(page.document.querySelector('link')).toBeNull();
  expect(page.logs).toEqual([]);
});

test.each([
  ['nothing is said of users', {}, 'off'],
  ['users are off', { webFeatures: { users: false } }, 'off'],
  ['users are on', USERS, 'ready'],
  ['users are on and its own flag is off', { ...USERS, featureFlags: { forReaders: false } }, 'off'],
  ['its own flag is on and users are not', { featureFlags: { forReaders: true } }, 'off'],
])('[PAGE-05] a widget for readers, where %s, is %s', async (_where, block, state) => {
  const page = await open('<portada-for-readers></portada-for-readers>', { block });
  await become(page, 'portada-for-readers', state);
  expect(await page.chunks()).toHaveLength(state === 'ready' ? 1 : 0);
});

test('[PAGE-05] flags turn a living widget off and on again without a reload', async () => {
  const page = await open('<portada-for-readers>Entrar</portada-for-readers>', { block: USERS });
  const element = one(page, 'portada-for-readers');
  const { portada } = page.window;
  await become(page, 'portada-for-readers', 'ready');

  portada?.setFlags({ users: false });
  expect(element.hidden).toBe(true);
  expect(element.dataset.state).toBe('off');
  expect(element.shadowRoot?.querySelector('button')).toBeNull();

  portada?.setFlags({ users: true });
  expect(element.hidden).toBe(false);
  await become(page, 'portada-for-readers', 'ready');
  expect(element.shadowRoot?.querySelector('button')).not.toBeNull();
  expect(await page.chunks()).toHaveLength(1);
  expect(page.logs).toEqual([]);
});

test('[PAGE-05] a widget that was off from the start comes when its flag does', async () => {
  const block = { featureFlags: { eager: false } };
  const page = await open('<portada-eager></portada-eager>', { block });
  page.window.portada?.setFlags({ eager: true });
  await become(page, 'portada-eager', 'ready');
  expect(one(page, 'portada-eager').hidden).toBe(false);
});

test('what the page itself has hidden stays so', async () => {
  const page = await open('<portada-eager hidden></portada-eager>');
  await become(page, 'portada-eager', 'ready');
  expect(one(page, 'portada-eager').hidden).toBe(true);
});

test('a chunk that fails after its widget was turned off has nobody to tell', async () => {
  const page = await open('<portada-eager></portada-eager>', { plan: { eager: ['fail', 'fail'] } });
  const onError = vi.fn();
  page.document.addEventListener('portada:error', onError);
  page.window.portada?.setFlags({ eager: false });
  await vi.waitFor(async () => expect(await page.chunks()).toHaveLength(2));
  await aWhile(page);
  expect(stateOf(page, 'portada-eager')).toBe('off');
  expect(onError).not.toHaveBeenCalled();

  page.window.portada?.setFlags({ eager: true });
  await become(page, 'portada-eager', 'ready');
});

test('[PAGE-05] a flag of a wrong type is reported once and changes nothing', async () => {
  const block = { featureFlags: { eager: 'false', eagerToo: null }, webFeatures: { users: 1 } };
  const page = await open('<portada-eager></portada-eager>', { block });
  await become(page, 'portada-eager', 'ready');
  const errorFor = (name: string, value: unknown) =>
    `Portada: the page variable "${name}" is not valid and was ignored. ${value}`;
  expect(page.logs).toEqual([
    errorFor('featureFlags.eager', 'false'),
    errorFor('featureFlags.eagerToo', null),
    errorFor('webFeatures.users', 1),
  ]);
  expect(page.window.portada?.flags).toEqual({});
});

test.each(['yes', 7, true, null, undefined])(
  'flags that are no list at all, %s, change nothing',
  async (featureFlags) => {
    const page = await open('<portada-interaction></portada-interaction>', { block: { featureFlags } });
    await become(page, 'portada-interaction', 'waiting');
    expect(page.window.portada?.flags).toEqual({});
  },
);

test('`setFlags` dispatches the current flags, without invalid ones', async () => {
  const page = await open('', { block: { ...USERS, featureFlags: { poll: false } } });
  const events: unknown[] = [];
  page.document.addEventListener('portada:flags', (event) => events.push(Reflect.get(event, 'detail')));
  const { portada } = page.window;
  const wrong = JSON.parse('{ "poll": true, "comments": "no" }');
  portada?.setFlags(wrong);
  expect(events).toEqual([{ users: true, poll: true }]);
  expect(portada?.flags).toEqual({ users: true, poll: true });
});

test('[PAGE-05] 200 flips leave no listener, no error and no second request', async () => {
  const body = `<portada-eager></portada-eager>
    <portada-interaction></portada-interaction>
    <portada-visible style="display: block; height: 50px"></portada-visible>`;
  const added: string[] = [];
  const page = await open(body, {
    prepare({ EventTarget: { prototype } }) {
      const { addEventListener } = prototype;
      const listeners = new Map<EventListenerOrEventListenerObject | null, Set<string>>();
      prototype.addEventListener = function (type, listener, options) {
        const types = listeners.get(listener) ?? new Set();
        if (this instanceof Object && !types.has(type)) added.push(type);
        listeners.set(listener, types.add(type));
        return addEventListener.call(this, type, listener, options);
      };
    },
  });
  const { portada } = page.window;
  const flip = (on: boolean) => portada?.setFlags({ eager: on, interaction: on, visible: on });
  const settle = async () => {
    await become(page, 'portada-eager', 'ready');
    await become(page, 'portada-visible', 'ready');
    await become(page, 'portada-interaction', 'waiting');
  };
  await settle();
  flip(false);
  flip(true);
  await settle();
  const before = added.length;

  for (let time = 0; time < 100; time++) {
    flip(false);
    flip(true);
    if (time % 20 === 0) await settle();
  }
  await settle();
  expect(one(page, 'portada-eager').shadowRoot?.querySelectorAll('button')).toHaveLength(1);
  expect(await page.chunks()).toHaveLength(2);
  expect(page.logs).toEqual([]);
  const own = added
    .slice(before)
    .filter((type) => ['click', 'keydown', 'focusin', 'pointerover'].includes(type));
  expect(own).toEqual([]);

  flip(false);
  await aWhile(page);
  for (const tag of ['portada-eager', 'portada-interaction', 'portada-visible']) {
    expect(stateOf(page, tag)).toBe('off');
    expect(one(page, tag).shadowRoot?.querySelector('button') ?? null).toBeNull();
  }
});
