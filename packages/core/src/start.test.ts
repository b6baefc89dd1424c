import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { usePage } from '../test/page.ts';
import { json, later, refuse, serve } from '../test/server.ts';
import { setCookie, signIn } from '../test/session.ts';
import { navigation } from './navigation.ts';
import { start } from './start.ts';
import { hasLoggedOut } from './user/log-out-and-redirect.ts';
import { $user, $userState } from './user/store.ts';

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
  vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
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
    expect(navigation.replace).not.toHaveBeenCalled();

    come(json({ success: true }));
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledWith(login));
    expect($user.get().id).toBe('');
    expect(events).toEqual([{ userId: '7' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['no connection', refuse],
    ['500', () => json({}, 500)],
    ['no JSON', () => new Response('bye')],
  ])('[LOGIN-24] a failed logout is logged, and the reader stays logged in: %s', async (_, answer) => {
    signIn({ id: '7' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const logouts = vi.fn();
    document.addEventListener('portada:logout', logouts);
    onTestFinished(() => document.removeEventListener('portada:logout', logouts));
    serve(answer);
    click(linkTo('/ca/logout/'));
    await vi.waitFor(() => expect($userState.get()).toBe('failed'));
    expect(console.error).toHaveBeenCalledOnce();
    expect($user.get().id).toBe('7');

    serve(() => json({ success: true }));
    await vi.waitFor(() => expect(hasLoggedOut()).toBe(false));
    click(linkTo('/ca/logout/'));
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(login));
    expect(logouts).toHaveBeenCalledOnce();
    expect([$user.get().id, $userState.get()]).toEqual(['', 'idle']);
  });

  test.each([
    ['the server knows no session', () => json({}, 401)],
    [
      'its cookie is gone',
      () => {
        setCookie('');
        return new Response('bye');
      },
    ],
  ])('[LOGIN-24] a reader is logged out where %s', async (_, answer) => {
    signIn({ id: '7' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(answer);
    click(linkTo('/ca/logout/'));
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledWith(login));
    expect($user.get().id).toBe('');
  });

  test('[LOGIN-23] is found from what lies inside it, and inside a shadow root', async () => {
    serve(() => json({ success: true }));
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    const link = linkTo('/ca/logout/', host.attachShadow({ mode: 'open' }));
    expect(click(link.firstElementChild ?? link)).toBe(true);
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  });

  test('[LOGIN-23] a double click logs out once', async () => {
    const asked = serve(() => json({ success: true }));
    const link = linkTo('/ca/logout/');
    click(link);
    click(link);
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalled());
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['another button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
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
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
});

describe('the service worker', () => {
  const idle: (() => void)[] = [];
  const register = vi.fn();
  const on = (path: string) => new URL(path, location.href).href;

  beforeEach(() => {
    idle.length = 0;
    register.mockReset().mockResolvedValue({});
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });
  });

  /** A page whose widgets start, several of them. */
  async function startOn(block: object): Promise<void> {
    vi.resetModules();
    const fresh = await import('./start.ts');
    const { $page, readPage } = await import('./page.ts');
    $page.set(readPage(block));
    fresh.start();
    fresh.start();
  }

  test('[SW-01] is registered once, when the page is idle, however many widgets start', async () => {
    await startOn({ site: 'ca' });
    expect(idle).toHaveLength(1);
    expect(register).not.toHaveBeenCalled();
    for (const task of idle) task();
    await vi.waitFor(() =>
      expect(register).toHaveBeenCalledExactlyOnceWith(on('/ca/service-worker.js'), { scope: on('/ca/') }),
    );
  });

  test('[SW-01] is registered where the page block says', async () => {
    await startOn({ site: 'es', serviceWorker: { url: '/es/service-worker.js', scope: '/' } });
    for (const task of idle) task();
    await vi.waitFor(() =>
      expect(register).toHaveBeenCalledExactlyOnceWith(on('/es/service-worker.js'), { scope: on('/') }),
    );
  });

  test('[SW-01] is neither fetched nor registered where the page wants none', async () => {
    await startOn({ site: 'es', serviceWorker: false });
    expect(idle).toEqual([]);
  });

  test.each([
    ['rejects', () => Promise.reject(new TypeError('404'))],
    [
      'throws',
      () => {
        throw new DOMException('Insecure', 'SecurityError');
      },
    ],
  ])('[SW-02] a registration that %s is logged and nothing more', async (_, failure) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    register.mockImplementation(failure);
    await startOn({ site: 'es' });
    for (const task of idle) task();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });
});
