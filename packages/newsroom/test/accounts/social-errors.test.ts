import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialFlows } from '../../src/db/schema/index.ts';
import { sweep } from '../../src/sweep.ts';
import { addReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { type Callback, choose, openProvider, sendCallback } from '../support/social.ts';

let newsroom: TestApp;
let email = '';
beforeAll(async () => {
  newsroom = await startApp();
  ({ email } = await addReader(newsroom.db));
});
afterAll(() => newsroom.close());

const FAILED = '/acceso/?alert=social_failed';
const MINUTE = 60_000;

/** A callback that succeeds unless it is changed. */
async function validCallback(
  browser: Browser,
  provider: 'google' | 'facebook' | 'apple' = 'google',
): Promise<Callback> {
  return choose(browser, await openProvider(browser, provider), { email, verified: true });
}

async function expectLoginFailure(browser: Browser, callback: Callback): Promise<void> {
  const answer = await sendCallback(browser, callback);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(FAILED);
  expect(browser.cookies.has('portada_session')).toBe(false);
  expect(browser.cookies.has('portada_signup')).toBe(false);
}

function withParameters(
  { path, parameters }: Callback,
  changes: Record<string, string | undefined>,
): Callback {
  const all = { ...Object.fromEntries(parameters), ...changes };
  const defined = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { path, parameters: new URLSearchParams(defined) };
}

describe('[LOGIN-05] rejects', () => {
  test.each([undefined, '', 'x'.repeat(43), 'ñ'])('a state that was never issued: %j', async (state) => {
    const browser = openBrowser(newsroom.app);
    await expectLoginFailure(browser, withParameters(await validCallback(browser), { state }));
  });

  test('a second use of the same callback', async () => {
    const browser = openBrowser(newsroom.app);
    const callback = await validCallback(browser);
    expect((await sendCallback(browser, callback)).headers.location).toBe('/perfil/mi-cuenta/');
    browser.cookies.delete('portada_session');
    await expectLoginFailure(browser, callback);
  });

  test('one of two concurrent uses', async () => {
    const browser = openBrowser(newsroom.app);
    const callback = await validCallback(browser);
    const answers = await Promise.all([sendCallback(browser, callback), sendCallback(browser, callback)]);
    expect(answers.map((answer) => answer.headers.location).sort()).toEqual([FAILED, '/perfil/mi-cuenta/']);
  });

  test('a callback in another browser, as in login CSRF', async () => {
    const callback = await validCallback(openBrowser(newsroom.app));
    await expectLoginFailure(openBrowser(newsroom.app), callback);
    const other = openBrowser(newsroom.app);
    await openProvider(other, 'google');
    await expectLoginFailure(other, await validCallback(openBrowser(newsroom.app)));
  });

  test('a callback after ten minutes', async () => {
    const late = await startApp();
    await addReader(late.db, { email });
    const browser = openBrowser(late.app);
    const page = await openProvider(browser, 'google');
    late.advance(10 * MINUTE);
    await expectLoginFailure(browser, await choose(browser, page, { email, verified: true }));
    const again = await openProvider(browser, 'google');
    late.advance(10 * MINUTE - 1_000);
    const callback = await choose(browser, again, { email, verified: true });
    expect((await sendCallback(browser, callback)).headers.location).toBe('/perfil/mi-cuenta/');
    await late.close();
  });

  test('a callback at another provider’s path', async () => {
    const browser = openBrowser(newsroom.app);
    const { path, parameters } = await validCallback(browser, 'facebook');
    await expectLoginFailure(browser, { path: path.replace('facebook', 'google'), parameters });
    const other = await validCallback(browser);
    await expectLoginFailure(browser, { ...other, path: other.path.replace('google', 'apple') });
  });

  test('a code of another login, even of the same reader', async () => {
    const browser = openBrowser(newsroom.app);
    const [own, stolen] = [await validCallback(browser), await validCallback(openBrowser(newsroom.app))];
    await expectLoginFailure(browser, withParameters(own, { code: stolen.parameters.get('code') ?? '' }));
  });

  test.each([undefined, '', 'x'])('a missing or unknown code: %j', async (code) => {
    const browser = openBrowser(newsroom.app);
    await expectLoginFailure(browser, withParameters(await validCallback(browser), { code }));
  });

  test('a callback of another issuer', async () => {
    const browser = openBrowser(newsroom.app);
    await expectLoginFailure(
      browser,
      withParameters(await validCallback(browser), { iss: 'https://accounts.google.com' }),
    );
  });

  test.each(['server_error', 'temporarily_unavailable', '<script>alert(1)</script>'])(
    'an error of the provider: %s',
    async (error) => {
      const browser = openBrowser(newsroom.app);
      await expectLoginFailure(
        browser,
        withParameters(await validCallback(browser), { error, code: undefined }),
      );
    },
  );

  test('a callback with repeated parameters', async () => {
    const browser = openBrowser(newsroom.app);
    const { path, parameters } = await validCallback(browser);
    const answer = await browser.get(`${path}?${parameters}&${parameters}`);
    expect(answer.headers.location).toBe(FAILED);
  });
});

describe('[LOGIN-05] the form POST of Apple’s page', () => {
  test('is accepted from another site, at this path only', async () => {
    const browser = openBrowser(newsroom.app);
    const callback = await validCallback(browser, 'apple');
    expect((await sendCallback(browser, callback)).headers.location).toBe('/perfil/mi-cuenta/');
    const origin = 'https://appleid.apple.com';
    const fields = Object.fromEntries(callback.parameters);
    for (const path of [
      callback.path.replace('apple', 'google'),
      callback.path.replace('/callback', ''),
      '/acceso/',
    ]) {
      expect((await browser.form(path, fields, { origin })).statusCode).toBe(403);
    }
    expect((await browser.post('/api/front/user/logout', undefined, { origin })).statusCode).toBe(403);
  });

  test('is rejected without the browser’s cookie', async () => {
    const callback = await validCallback(openBrowser(newsroom.app), 'apple');
    await expectLoginFailure(openBrowser(newsroom.app), callback);
  });

  test('must be a form: query parameters are ignored', async () => {
    const browser = openBrowser(newsroom.app);
    const { path, parameters } = await validCallback(browser, 'apple');
    expect((await browser.get(`${path}?${parameters}`)).statusCode).toBe(404);
  });
});

test('a pending login is deleted after its time limit', async () => {
  const other = await startApp();
  await openProvider(openBrowser(other.app), 'google');
  await sweep(other.db, other.app.log);
  expect(await other.db.select().from(socialFlows)).toHaveLength(1);
  await sweep(other.db, other.app.log, new Date(Date.now() + 11 * MINUTE));
  expect(await other.db.select().from(socialFlows)).toEqual([]);
  await other.close();
});
