import { webRouteNames } from '@portada/contract';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $language } from './language.ts';
import { $page, readPage } from './page.ts';

/** What holds on a page that says nothing. */
const defaults = {
  contentId: '',
  site: { alias: '', id: '', mediaId: '', name: '', scheme: 'https', staticUrl: '', url: '' },
  siteUrl: 'http://localhost:3000',
  preview: false,
  runningInShowroom: false,
  featureFlags: {},
  webFeatures: {},
  gptAdvertisingEnabled: false,
  facebookAppId: '',
  webRoutes: {},
  optimizedClipping: 'webp',
  apiUrl: 'http://localhost:3000',
  sessionCookie: 'portada_user',
  paywall: { enabled: false, relativeVersionId: '' },
  recaptchaSiteKey: '',
  messages: {},
  messagesUrl: '',
  gptUrl: '',
  tcf: {},
  environment: 'production',
  demo: false,
  identityProvider: { script: '', screenSet: '', startScreen: '' },
  serviceWorker: { url: '', scope: '' },
};

const full = {
  contentId: '4711',
  site: {
    alias: 'ca',
    id: '2',
    mediaId: '9',
    name: 'Diari del Port',
    scheme: 'http',
    staticUrl: 'https://static.test/',
    url: 'http://localhost:3000/ca',
  },
  siteUrl: 'http://localhost:3000/ca',
  preview: true,
  runningInShowroom: true,
  featureFlags: { newsletterForm: false },
  webFeatures: { users: true, comments: false },
  gptAdvertisingEnabled: true,
  facebookAppId: '123',
  webRoutes: Object.fromEntries(webRouteNames.map((name) => [name, `/${name}/`])),
  optimizedClipping: 'avif',
  apiUrl: 'https://api.test',
  sessionCookie: 'lector',
  paywall: { enabled: true, relativeVersionId: '33' },
  recaptchaSiteKey: 'key',
  messages: { 'login.title': 'Entra' },
  messagesUrl: 'https://textos.test/gl.json',
  gptUrl: 'https://ads.test/gpt.js',
  tcf: { 'ads.vendor': '28', 'ads.purposes': '1 2 7' },
  environment: 'staging',
  demo: true,
  identityProvider: { script: 'https://id.test/id.js', screenSet: 'Readers', startScreen: 'register' },
  serviceWorker: { url: '/sw.js', scope: '/diario/' },
};

/** The console's errors of this test, by the page variable that each one names. */
function reported(): string[] {
  return vi
    .mocked(console.error)
    .mock.calls.map(([text]) => /"(.+)"/.exec(String(text))?.[1] ?? String(text));
}

function read(block: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return readPage(block);
}

afterEach(() => void vi.restoreAllMocks());

test('[PAGE-01][PAGE-02][PAGE-04][PAGE-05] reads every variable as it was written, without a word', () => {
  expect(read(full)).toEqual(full);
  expect(reported()).toEqual([]);
});

test.each([[{}], [Object.fromEntries(Object.keys(full).map((name) => [name, null]))]])(
  '[PAGE-01] what is missing or null has its default, without a word',
  (block) => {
    expect(read(block)).toEqual(defaults);
    expect(reported()).toEqual([]);
  },
);

test.each([[null], [undefined], ['text'], [7], [[]], [true]])(
  '[PAGE-01] a block that is no object gives the defaults: %j',
  (block) => {
    expect(read(block)).toEqual(defaults);
  },
);

/** For each variable a value of a wrong kind. */
const wrong = {
  contentId: true,
  site: 7,
  siteUrl: 'http://[',
  preview: 'yes',
  runningInShowroom: 1,
  featureFlags: 'all',
  webFeatures: ['users'],
  gptAdvertisingEnabled: 'false',
  facebookAppId: 123,
  webRoutes: ['/acceso/'],
  optimizedClipping: 'jpg',
  apiUrl: {},
  sessionCookie: false,
  paywall: true,
  recaptchaSiteKey: {},
  messages: 'none',
  messagesUrl: 1,
  gptUrl: 0,
  tcf: '755',
  environment: [],
  demo: 'demo',
  identityProvider: ['https://id.test/id.js'],
  serviceWorker: true,
};

test.each(Object.entries(wrong))(
  '[PAGE-01] a bad %s falls back alone, with one console error',
  (name, value) => {
    expect(read({ ...full, [name]: value })).toEqual({ ...full, [name]: Reflect.get(defaults, name) });
    expect(reported()).toEqual([name]);
  },
);

test('[PAGE-01] many mistakes make a page still', () => {
  expect(read(wrong)).toEqual(defaults);
  expect(reported().sort()).toEqual(Object.keys(wrong).sort());
});

test('[PAGE-01] a number beyond 2^53 is nobody’s id, and is reported', () => {
  const rounded = Number('1234567890123456789');
  const page = read({
    contentId: rounded,
    site: { alias: 'es', id: rounded },
    paywall: { relativeVersionId: -rounded },
  });
  expect([page.contentId, page.site.id, page.paywall.relativeVersionId]).toEqual(['', '', '']);
  expect(reported()).toEqual(['contentId', 'site.id', 'paywall.relativeVersionId']);
});

test('[PAGE-01] ids may be numbers', () => {
  const page = read({
    contentId: 4711,
    site: { alias: 'es', id: 0, mediaId: 9 },
    paywall: { relativeVersionId: 33 },
  });
  expect(page).toMatchObject({
    contentId: '4711',
    site: { id: '0', mediaId: '9' },
    paywall: { relativeVersionId: '33' },
  });
  expect(reported()).toEqual([]);
});

describe('the site', () => {
  test('[PAGE-02] may be given by its alias alone', () => {
    expect(read({ site: 'ca' }).site).toEqual({ ...defaults.site, alias: 'ca' });
  });

  test('[PAGE-02] keeps its good parts beside a bad one, and nothing that is not its own', () => {
    const { site } = read({ site: { alias: 'es', name: 7, url: 'https://es.test', more: 'x' } });
    expect(site).toEqual({ ...defaults.site, alias: 'es', url: 'https://es.test' });
    expect(reported()).toEqual(['site.name']);
  });
});

test('[PAGE-02] a site without its alias is said to lack it', () => {
  expect(read({ site: { name: 'Diario del Puerto' } }).site).toEqual({
    ...defaults.site,
    name: 'Diario del Puerto',
  });
  expect(reported()).toEqual(['site.alias']);
});

describe('flags and routes', () => {
  test('[PAGE-04][PAGE-05] an empty list is an empty map, as PHP writes it', () => {
    const lists = { featureFlags: [], webFeatures: [], webRoutes: [], messages: [], paywall: [] };
    expect(read(lists)).toEqual(defaults);
    expect(reported()).toEqual([]);
  });

  test('[PAGE-05] what is neither true nor false is no flag, and is reported', () => {
    const page = read({
      featureFlags: { login: false, poll: 'no', paywall: null },
      webFeatures: { users: 1 },
    });
    expect(page.featureFlags).toEqual({ login: false });
    expect(page.webFeatures).toEqual({});
    expect(reported()).toEqual(['featureFlags.poll', 'featureFlags.paywall', 'webFeatures.users']);
  });

  test('[PAGE-04] a route that is no text is left out and named', () => {
    const page = read({ webRoutes: { login: '/entrar/', register: 7 } });
    expect(page.webRoutes).toEqual({ login: '/entrar/' });
    expect(reported()).toEqual(['webRoutes.register']);
  });

  test('[I18N-02] a message that is no text is left out and named', () => {
    expect(read({ messages: { 'login.title': 'Entra', 'login.send': {} } }).messages).toEqual({
      'login.title': 'Entra',
    });
    expect(reported()).toEqual(['messages.login.send']);
  });
});

test('[PAGE-01] the paywall keeps one part beside a bad other', () => {
  const page = read({ paywall: { enabled: true, relativeVersionId: [] } });
  expect(page.paywall).toEqual({ enabled: true, relativeVersionId: '' });
  expect(reported()).toEqual(['paywall.relativeVersionId']);
});

test('[PAGE-01] the variables are frozen to the ground', () => {
  const page = read(full);
  for (const part of [
    page,
    page.site,
    page.featureFlags,
    page.webFeatures,
    page.webRoutes,
    page.paywall,
    page.messages,
    page.identityProvider,
    page.serviceWorker,
  ]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
  expect(Object.isFrozen($page.get())).toBe(true);
});

describe('the block on the page', () => {
  /** The page variables of a page on which something has the name `portada`. */
  async function pageWith(portada: unknown): Promise<unknown> {
    Object.assign(window, { portada });
    onTestFinished(() => {
      delete window.portada;
    });
    vi.resetModules();
    const fresh = await import('./page.ts');
    return fresh.$page.get();
  }

  test('[PAGE-01] is taken from the loader, which has read it', async () => {
    expect(await pageWith({ version: '1', page: full })).toEqual(full);
  });

  test.each([
    ['nothing', undefined],
    ['an element', document.createElement('main')],
    ['an object without a version', { page: { contentId: '7' } }],
  ])('where `window.portada` is %s, the defaults hold', async (_what, portada) => {
    expect(await pageWith(portada)).toEqual(defaults);
  });
});

describe('a soft navigation', () => {
  const goTo = (detail: unknown) => document.dispatchEvent(new CustomEvent('portada:page', { detail }));

  test('[PAGE-01] is followed: the block that the loader tells of is read', () => {
    onTestFinished(() => void goTo({}));
    goTo({ contentId: 8, webRoutes: { login: '/entra/' } });
    expect($page.get()).toEqual({ ...defaults, contentId: '8', webRoutes: { login: '/entra/' } });
    goTo({ contentId: '9' });
    expect($page.get()).toEqual({ ...defaults, contentId: '9' });
  });

  test('[I18N-01] to a page in the other language changes the language', () => {
    const { documentElement } = document;
    onTestFinished(() => {
      documentElement.lang = '';
      goTo({});
    });
    documentElement.lang = 'ca-ES';
    goTo({});
    expect($language.get()).toBe('ca');
    documentElement.lang = 'es';
    goTo({});
    expect($language.get()).toBe('es');
  });
});
