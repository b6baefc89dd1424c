/** Real HTTP providers, correct and faulty. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { type Answer, startProvider, type TestProvider } from '../support/provider.ts';
import { LOGIN, openProvider } from '../support/social.ts';

const FAILED = '/acceso/?alert=social_failed';
const PROFILE = '/perfil/mi-cuenta/';
const DISCOVERY = '/.well-known/openid-configuration';

let provider: TestProvider;
let newsroom: TestApp;
let email = '';
beforeAll(async () => {
  provider = await startProvider();
  newsroom = await open();
  ({ email } = await addReader(newsroom.db));
});
afterAll(async () => {
  await newsroom.close();
  await provider.close();
});
beforeEach(() => {
  for (const path of ['/token', '/userinfo', '/jwks', DISCOVERY]) provider.answer(path);
});

/** A newsroom configured with the provider. Its timeout is as long as a busy machine needs to respond. */
function open(): Promise<TestApp> {
  const { openId, oauth } = provider;
  const social = { google: openId, apple: openId, facebook: oauth, twitter: oauth };
  return startApp({ social, socialTimeoutMs: 2_000 });
}

type Name = 'google' | 'facebook' | 'twitter';

/** A whole login: redirect, the provider's response, callback with a code. */
async function logInBy(
  name: Name,
  prepare: (page: URL) => Promise<void> | void,
  browser: Browser = openBrowser(newsroom.app),
) {
  const page = await openProvider(browser, name);
  await prepare(page);
  const query = new URLSearchParams({ code: 'c', state: page.searchParams.get('state') ?? '' });
  return String((await browser.get(`${LOGIN}/${name}/callback?${query}`)).headers.location);
}

interface Forgery {
  readonly claims?: Record<string, unknown>;
  readonly forged?: boolean;
}

const good = () => ({ email, email_verified: true });
const token = (extra: object) => ({
  body: { access_token: 'a', token_type: 'bearer', expires_in: 60, ...extra },
});

/** A login with Google, with an ID token changed as the test requires. */
function byGoogle({ claims = {}, forged = false }: Forgery = {}): Promise<string> {
  return logInBy('google', async (page) => {
    const nonce = page.searchParams.get('nonce');
    const idToken = await provider.idToken({ nonce, ...good(), ...claims }, { forged });
    provider.answer('/token', token({ id_token: idToken }));
  });
}

describe('OpenID Connect', () => {
  test('[LOGIN-05] a valid response logs in, and the code is redeemed with secret and verifier', async () => {
    expect(await byGoogle()).toBe(PROFILE);
    expect(Object.fromEntries(provider.lastTokenRequest())).toEqual({
      grant_type: 'authorization_code',
      code: 'c',
      client_id: 'diario',
      client_secret: 'secreto',
      redirect_uri: `${ORIGIN}${LOGIN}/google/callback`,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test.each<[string, Forgery]>([
    ['of another login (nonce)', { claims: { nonce: 'another' } }],
    ['of no login', { claims: { nonce: undefined } }],
    ['that somebody else has signed', { forged: true }],
    ['for another client', { claims: { aud: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['that has run out', { claims: { exp: 1 } }],
    ['about nobody', { claims: { sub: '' } }],
    ['about nobody that is text', { claims: { sub: 7 } }],
  ])('[LOGIN-05] an ID token %s is refused', async (_name, forgery) => {
    expect(await byGoogle(forgery)).toBe(FAILED);
  });

  test('[LOGIN-05] a response without an ID token is rejected', async () => {
    expect(await logInBy('google', () => provider.answer('/token', token({})))).toBe(FAILED);
  });

  test.each([false, 'false', 'yes', 1, null, undefined])(
    '[LOGIN-05] an address whose email_verified is %j is not linked',
    async (given) => {
      expect(await byGoogle({ claims: { sub: `new-${given}`, email_verified: given } })).toContain(
        'type=rrss',
      );
    },
  );

  test('[LOGIN-05] metadata is requested once, and again after an hour', async () => {
    const other = await open();
    const before = provider.count(DISCOVERY);
    await openProvider(openBrowser(other.app), 'google');
    await openProvider(openBrowser(other.app), 'google');
    expect(provider.count(DISCOVERY)).toBe(before + 1);
    other.advance(3_600_001);
    await openProvider(openBrowser(other.app), 'google');
    expect(provider.count(DISCOVERY)).toBe(before + 2);
    await other.close();
  });

  test.each<[string, Answer]>([
    ['is broken', { status: 500 }],
    ['is silent', { silent: true }],
    ['says nonsense', { body: '<html>' }],
    ['says that it is another', { body: { issuer: 'https://evil.example' } }],
  ])(
    '[LOGIN-05] one that %s at the start is told on the login screen, and the next try works',
    async (_name, answer) => {
      const other = await open();
      const browser = openBrowser(other.app);
      provider.answer(DISCOVERY, answer);
      expect((await openProvider(browser, 'google')).href).toBe(ORIGIN + FAILED);
      provider.answer(DISCOVERY);
      expect((await openProvider(browser, 'google')).pathname).toBe('/authorize');
      await other.close();
    },
  );
});

const bad: [string, Answer][] = [
  ['refuses', { status: 400, body: { error: 'invalid_grant' } }],
  ['is broken', { status: 500, body: { error: 'server_error' } }],
  ['is silent', { silent: true }],
  ['sends broken JSON', { body: '{"access_token":' }],
  ['sends another shape', { body: ['what', 'is', 'this'] }],
];

describe.each(['google', 'facebook', 'twitter'] as const)('[LOGIN-05] %s, asked for a token,', (name) => {
  test.each(bad)('%s: the login fails with a message', async (_name, answer) => {
    const browser = openBrowser(newsroom.app);
    expect(await logInBy(name, () => provider.answer('/token', answer), browser)).toBe(FAILED);
    expect(browser.cookies.has('portada_session')).toBe(false);
  });
});

describe('OAuth 2.0', () => {
  const byTwitter = (body: unknown, answer: Answer = { body }) =>
    logInBy('twitter', () => {
      provider.answer('/token', token({}));
      provider.answer('/userinfo', answer);
    });

  test('[LOGIN-05] a verified address logs in; the secret is sent in the header', async () => {
    expect(await byTwitter({ data: { id: '1', name: 'Ana', username: 'ana', confirmed_email: email } })).toBe(
      PROFILE,
    );
    expect(provider.lastTokenRequest().has('client_secret')).toBe(false);
    expect(provider.lastTokenRequest().get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  test.each(bad)('[LOGIN-05] userinfo %s: the login fails with a message', async (_name, answer) => {
    expect(await byTwitter(undefined, answer)).toBe(FAILED);
  });

  test.each([{}, { data: {} }, { data: { id: '' } }, { data: { id: 1 } }, { id: 'x' }])(
    '[LOGIN-05] an answer without a reader is refused: %j',
    async (body) => {
      expect(await byTwitter(body)).toBe(FAILED);
    },
  );

  test('[LOGIN-05] addresses from Facebook are not verified', async () => {
    const end = await logInBy('facebook', () => {
      provider.answer('/token', token({}));
      provider.answer('/userinfo', { body: { id: '1', first_name: 'Ana', email, verified: true } });
    });
    expect(end).toContain('type=rrss');
  });

  test('[REG-07] unusual names and addresses are escaped in the form, or omitted', async () => {
    const browser = openBrowser(newsroom.app);
    await logInBy(
      'facebook',
      () => {
        provider.answer('/token', token({}));
        provider.answer('/userinfo', {
          body: { id: '2', first_name: { a: 1 }, last_name: '"><script>', email: 7 },
        });
      },
      browser,
    );
    const page = await browser.get('/registro/?type=rrss');
    expect(page.body).not.toContain('"><script>');
    expect(page.body).toContain('&#34;name&#34;:&#34;&#34;');
  });
});
