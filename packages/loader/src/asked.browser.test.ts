/** What a page asks `window.portada`. */
import { emptyUser } from '@portada/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aWhile, become, one, open, portadaOf } from '../test/page.ts';

const USERS = { webFeatures: { users: true } };

test('nothing is fetched for what nobody asks', async () => {
  const page = await open('<portada-eager></portada-eager>', { block: USERS });
  await become(page, 'portada-eager', 'ready');
  await aWhile(page);
  expect(await page.chunks()).toEqual(['chunks/eager-0a1b2c3d.js']);
});

test('`ready` resolves when a widget has drawn, whenever it is asked', async () => {
  const page = await open('<portada-interaction></portada-interaction>');
  const element = one(page, 'portada-interaction');
  const drawn = vi.fn();
  const asked = portadaOf(page).ready(element).then(drawn);
  await aWhile(page);
  expect(drawn).not.toHaveBeenCalled();
  element.click();
  await asked;
  expect(element.dataset.state).toBe('ready');
  await portadaOf(page).ready(element);
});

test('`ready` rejects when a widget fails, with the reason where it is told', async () => {
  const page = await open('<portada-interaction broken></portada-interaction>', {
    prepare: ({ console }) => {
      console.error = () => {};
    },
  });
  const element = one(page, 'portada-interaction');
  const asked = portadaOf(page).ready(element);
  const failure = expect(asked).rejects.toThrow('The view throws, as the test wants it to.');
  await vi.waitFor(async () => expect(await page.chunks()).not.toEqual([]));
  await aWhile(page);
  element.click();
  await failure;
  await expect(portadaOf(page).ready(element)).rejects.toThrow('<portada-interaction> has failed.');
});

test('`ready` of a widget that is off waits until it is on', async () => {
  const page = await open('<portada-for-readers></portada-for-readers>');
  const asked = portadaOf(page).ready(one(page, 'portada-for-readers'));
  await vi.waitFor(async () => expect(await page.chunks()).not.toEqual([]));
  portadaOf(page).setFlags({ users: true });
  await asked;
  expect(one(page, 'portada-for-readers').hidden).toBe(false);
});

/** Written in the document that reads it: another frame of the same site may see a cookie a moment later. */
function writeCookie(pair: string, { document: owner }: Window): void {
  owner.cookie = `asked_reader=${pair}; path=/`;
}

const logOut = (frame: Window = window) => writeCookie('; max-age=0', frame);

function beginSession(id: string, frame: Window = window): void {
  writeCookie(id, frame);
  onTestFinished(() => {
    logOut();
    localStorage.removeItem(`portada.user.${id}`);
  });
}

/** A session of a reader whose profile is cached, as after a login on an earlier page. */
function logIn(id: string, frame: Window = window): void {
  beginSession(id, frame);
  const entry = { updatedAt: new Date().toISOString(), user: { ...emptyUser, id } };
  localStorage.setItem(`portada.user.${id}`, JSON.stringify(entry));
}

const SESSION = { ...USERS, sessionCookie: 'asked_reader' };

test('`user` tells that nobody is logged in, without a request to the server', async () => {
  const fetched = vi.fn();
  const page = await open('', {
    block: SESSION,
    prepare: (window) => Object.assign(window, { fetch: fetched }),
  });
  expect(await portadaOf(page).user.get()).toEqual({ id: '', loggedIn: false });
  expect(fetched).not.toHaveBeenCalled();
});

test('`user` tells who is logged in, and who follows, until it is stopped', async () => {
  logIn('71');
  const page = await open('', { block: SESSION });
  const { user } = portadaOf(page);
  expect(await user.get()).toEqual({ id: '71', loggedIn: true });
  const told: unknown[] = [];
  const stop = await user.subscribe((reader) => told.push(reader));
  expect(told).toEqual([{ id: '71', loggedIn: true }]);

  // As another tab does.
  logOut(page.window);
  page.window.dispatchEvent(new StorageEvent('storage', { key: 'portada.user.71' }));
  expect(told.slice(1)).toEqual([{ id: '', loggedIn: false }]);
  stop();
  logIn('72', page.window);
  page.window.dispatchEvent(new StorageEvent('storage', { key: 'portada.user.72' }));
  expect(told).toHaveLength(2);
});

test('`refresh` asks the server who is logged in, and starts what could not be fetched or was not seen', async () => {
  const page = await open('<portada-eager></portada-eager>', {
    block: SESSION,
    plan: { eager: ['fail', 'fail'] },
    prepare: (window) =>
      Object.assign(window, { fetch: async () => Response.json({ response: { ...emptyUser, id: '73' } }) }),
  });
  await become(page, 'portada-eager', 'failed');
  const portada = portadaOf(page);
  portada.stop();
  page.document.body.append(page.document.createElement('portada-eager-too'));
  const told: string[] = [];
  await portada.user.subscribe(({ id }) => told.push(id));

  beginSession('73', page.window);
  await portada.refresh();
  expect(told).toEqual(['', '73']);
  await become(page, 'portada-eager', 'ready');
  await become(page, 'portada-eager-too', 'ready');
});

test('`debug` tells of each widget its state, its flags, why it is off, and its times', async () => {
  const tables: unknown[] = [];
  const body = `<portada-eager id="one"></portada-eager><portada-visible></portada-visible><p id="host"></p>
    <portada-for-readers></portada-for-readers><portada-pol></portada-pol>`;
  const page = await open(body, {
    block: { featureFlags: { visible: false } },
    plan: { 'eager-too': ['fail', 'fail'] },
    prepare: ({ console }) => {
      console.table = (table: unknown) => tables.push(table);
    },
  });
  const root = one(page, '#host').attachShadow({ mode: 'open' });
  root.append(page.document.createElement('portada-eager-too'));
  portadaOf(page).observe(root);
  await become(page, '#one', 'ready');
  await vi.waitFor(() => expect(root.querySelector('[data-state="failed"]')).not.toBeNull());

  const reports = await portadaOf(page).debug();
  const time = expect.any(Number);
  const off = { askedAt: undefined, fetchedIn: undefined, drawnAt: undefined };
  expect(reports).toEqual([
    {
      ...{ widget: 'portada-eager#one', state: 'ready', load: 'eager', flags: 'eager: –', why: '' },
      ...{ askedAt: time, fetchedIn: time, drawnAt: time },
    },
    {
      ...{ widget: 'portada-visible', state: 'off', load: 'visible', flags: 'visible: false' },
      ...{ why: 'the flag "visible" is false', ...off },
    },
    {
      ...{ widget: 'portada-eager-too', state: 'failed', load: 'eager', flags: 'eagerToo: –' },
      ...{ why: 'its code was not fetched', ...off },
    },
    {
      ...{ widget: 'portada-for-readers', state: 'off', load: 'eager', flags: 'forReaders: –, users: –' },
      ...{ why: 'the site has no "users"', ...off },
    },
    { widget: 'portada-pol', state: '', load: '', flags: '', why: 'there is no such widget' },
  ]);
  expect(tables).toEqual([reports]);
});
