import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { usePage } from '../test/page.ts';
import { json, later, refuse, serve } from '../test/server.ts';
import { signIn } from '../test/session.ts';
import { navigation } from './routes.ts';
import { start } from './start.ts';
import { $user } from './user/store.ts';

const login = 'http://localhost:3000/ca/acceso/';

function linkTo(href: string, within: ParentNode & Node = document.body): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(document.createElement('span'));
  within.append(link);
  onTestFinished(() => link.remove());
  return link;
}

/** Clicks, and tells whether the click was taken from the browser; the browser itself goes nowhere. */
function click(target: Element, init: MouseEventInit = {}): boolean {
  let taken = false;
  const after = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', after, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }));
  return taken;
}

beforeEach(() => {
  usePage({ siteUrl: 'http://localhost:3000/ca' });
  vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  start();
});

describe('a link to /logout/', () => {
  test('[LOGIN-23] posts the logout without payload, forgets the reader, dispatches its event, then goes to login', async () => {
    signIn({ id: '7' });
    sessionStorage.setItem('portada-draft:contact', '{"by":"7","fields":{"message":"Hola"}}');
    const { answer, come } = later();
    const asked = serve(answer);
    const events: unknown[] = [];
    const listener = (event: CustomEvent) => events.push(event.detail);
    document.addEventListener('portada:logout', listener);
    onTestFinished(() => document.removeEventListener('portada:logout', listener));

    expect(click(linkTo('/ca/logout/'))).toBe(true);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/front/user/logout', body: undefined });
    expect(navigation.go).not.toHaveBeenCalled();

    come(json({ success: true }));
    await vi.waitFor(() => expect(navigation.go).toHaveBeenCalledWith(login));
    expect($user.get().id).toBe('');
    expect(events).toEqual([{ userId: '7' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['no connection', refuse],
    ['500', () => json({}, 500)],
    ['no JSON', () => new Response('bye')],
  ])('[LOGIN-24] a failed logout is only logged: %s', async (_, answer) => {
    signIn({ id: '7' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(answer);
    click(linkTo('/ca/logout/'));
    await vi.waitFor(() => expect(navigation.go).toHaveBeenCalledWith(login));
    expect(console.error).toHaveBeenCalledOnce();
    expect($user.get().id).toBe('');
  });

  test('[LOGIN-23] is found from what lies inside it, and inside a shadow root', async () => {
    serve(() => json({ success: true }));
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const link = linkTo('/ca/logout/', host.attachShadow({ mode: 'open' }));
    expect(click(link.firstElementChild ?? link)).toBe(true);
    await vi.waitFor(() => expect(navigation.go).toHaveBeenCalledOnce());
  });

  test('[LOGIN-23] a double click logs out once', async () => {
    const asked = serve(() => json({ success: true }));
    const link = linkTo('/ca/logout/');
    click(link);
    click(link);
    await vi.waitFor(() => expect(navigation.go).toHaveBeenCalled());
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['another button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
  ])('a click with %s is the browser’s', (_, init) => {
    const asked = serve(() => json({}));
    expect(click(linkTo('/ca/logout/'), init)).toBe(false);
    expect(asked).toEqual([]);
  });

  test('a click that somebody has dealt with already is left alone', () => {
    const asked = serve(() => json({}));
    const link = linkTo('/ca/logout/');
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect(asked).toEqual([]);
  });

  test.each(['/ca/', '/logout/', 'https://evil.test/ca/logout/', '/ca/logout/novedades/', '#logout'])(
    'a link to %s is another link',
    (href) => {
      const asked = serve(() => json({}));
      expect(click(linkTo(href))).toBe(false);
      expect(asked).toEqual([]);
    },
  );
});

test('[LOGIN-23] however many widgets start, a click logs out once', async () => {
  start();
  start();
  const asked = serve(() => json({ success: true }));
  click(linkTo('/ca/logout/'));
  await vi.waitFor(() => expect(navigation.go).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
});

test('[SW-01] however many widgets start, the service worker is registered once, when the page is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  const register = vi.fn().mockResolvedValue({});
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  vi.resetModules();
  const fresh = await import('./start.ts');
  const { $page, readPage } = await import('./page.ts');
  $page.set(readPage({ site: 'ca' }));

  fresh.start();
  fresh.start();
  expect(idle).toHaveLength(1);
  expect(register).not.toHaveBeenCalled();
  for (const task of idle) task();
  await vi.waitFor(() =>
    expect(register).toHaveBeenCalledExactlyOnceWith('/ca/service-worker.js', { scope: '/ca/' }),
  );
});
