import { logout } from '@portada/contract';
import { logoutUrl, navigation } from '@portada/core';
import { start } from '@portada/core/start.ts';
import { backEnd, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  $question,
  answer,
  attempt,
  currentRoute,
  goTo,
  holdBack,
  waive,
  watchRoute,
} from './navigation.store.ts';
import { tabUrl } from './tabs.ts';

const before = location.href;

/** Back and Forward come as an event of their own. */
async function traverse(distance: number): Promise<void> {
  const came = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(distance);
  await came;
}

let leave: () => void;

/** The widget comes on the page. */
function enter(): void {
  leave = watchRoute();
}

beforeEach(() => {
  history.pushState(null, '', tabUrl('user'));
  enter();
});
afterEach(() => {
  leave();
  $question.set(undefined);
  history.pushState(null, '', before);
});

test('[ACCT-08] the address says which tab the page opens with', () => {
  expect(currentRoute()).toEqual({ tab: 'user', by: 'opening' });
  leave();
  history.replaceState(null, '', tabUrl('authors'));
  enter();
  expect(currentRoute()).toEqual({ tab: 'authors', by: 'opening' });
});

test('[ACCT-08] an address of no tab opens the account and stays as it is', () => {
  leave();
  history.replaceState(null, '', '/una/pagina/');
  enter();
  expect(currentRoute().tab).toBe('user');
  expect(location.pathname).toBe('/una/pagina/');
});

test('[ACCT-08] [ACCT-11] a tab pushes its address; Back and Forward go through them', async () => {
  const length = history.length;
  goTo('authors');
  goTo('newsletters');
  expect(location.href).toBe(tabUrl('newsletters'));
  expect(currentRoute()).toEqual({ tab: 'newsletters', by: 'link' });
  expect(history.length).toBe(Math.min(length + 2, 50));
  await traverse(-1);
  expect([location.href, currentRoute()]).toEqual([tabUrl('authors'), { tab: 'authors', by: 'history' }]);
  await traverse(-1);
  expect(currentRoute().tab).toBe('user');
  await traverse(2);
  expect(currentRoute().tab).toBe('newsletters');
});

test('the tab that shows is not gone to again', () => {
  const length = history.length;
  goTo('user');
  expect(history.length).toBe(length);
});

test('the page’s own state of an entry is kept', () => {
  leave();
  history.replaceState({ scroll: 7 }, '');
  enter();
  expect(history.state).toMatchObject({ scroll: 7 });
});

test('a link to a fragment changes no screen, and the way back is still known', async () => {
  location.hash = 'contenido';
  await vi.waitFor(() => expect(Object(history.state)).toHaveProperty('portadaProfile'));
  expect(currentRoute().tab).toBe('user');
  goTo('authors');
  const release = holdBack();
  await traverse(-2);
  await vi.waitFor(() => expect(location.href).toBe(tabUrl('authors')));
  expect($question.get()).toBeDefined();
  release();
});

test('what is not saved: a tab asks first; who stays, stays, and who leaves, leaves', () => {
  onTestFinished(holdBack());
  goTo('authors');
  expect([currentRoute().tab, location.href]).toEqual(['user', tabUrl('user')]);
  answer(false);
  expect($question.get()).toBeUndefined();
  goTo('authors');
  answer(true);
  expect([currentRoute().tab, location.href]).toEqual(['authors', tabUrl('authors')]);
});

test('what is not saved: Back is undone and asked about, and done for who leaves', async () => {
  goTo('authors');
  onTestFinished(holdBack());
  await traverse(-1);
  await vi.waitFor(() => expect(location.href).toBe(tabUrl('authors')));
  expect(currentRoute().tab).toBe('authors');
  expect($question.get()).toBeDefined();
  answer(true);
  await vi.waitFor(() => expect(currentRoute()).toEqual({ tab: 'user', by: 'history' }));
  expect(location.href).toBe(tabUrl('user'));
});

test('what is not saved: Back is asked about each time, however often the reader stays', async () => {
  goTo('authors');
  onTestFinished(holdBack());
  for (const _ of [1, 2]) {
    await traverse(-1);
    await vi.waitFor(() => expect(location.href).toBe(tabUrl('authors')));
    expect($question.get()).toBeDefined();
    answer(false);
  }
});

/** Whether the browser would ask before the page is left. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('what is not saved: the browser asks before the page goes, and only then', () => {
  expect(asksBeforeUnload()).toBe(false);
  const [first, second] = [holdBack(), holdBack()];
  expect(asksBeforeUnload()).toBe(true);
  first();
  expect(asksBeforeUnload()).toBe(true);
  waive();
  expect(asksBeforeUnload()).toBe(false);
  second();
  const third = holdBack();
  expect(asksBeforeUnload()).toBe(true);
  third();
  expect(asksBeforeUnload()).toBe(false);
});

function pressLogout(): MouseEvent {
  const link = document.createElement('a');
  link.href = logoutUrl();
  document.body.append(link);
  onTestFinished(() => link.remove());
  const press = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  link.dispatchEvent(press);
  return press;
}

test('[LOGIN-23] what is not saved: a logout, wherever its link stands, asks first', async () => {
  start();
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
  const { asked } = backEnd([logout, success]);
  onTestFinished(holdBack());
  expect(pressLogout().defaultPrevented).toBe(true);
  expect($question.get()).toBeDefined();
  answer(false);
  expect(asked).toEqual([]);
  pressLogout();
  answer(true);
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/acceso/')));
  expect(asked.map(({ path }) => path)).toEqual([logout.path]);
  expect(asksBeforeUnload()).toBe(false);
});

test('who comes back to the page finds the address, however it has changed, and no old question', () => {
  goTo('authors');
  const release = holdBack();
  goTo('user');
  release();
  leave();
  expect($question.get()).toBeUndefined();
  history.pushState(null, '', tabUrl('newsletters'));
  enter();
  expect(currentRoute()).toEqual({ tab: 'newsletters', by: 'opening' });
});

test('nothing holds a reader back who has nothing to lose', () => {
  const go = vi.fn();
  attempt(go);
  expect(go).toHaveBeenCalledOnce();
});
