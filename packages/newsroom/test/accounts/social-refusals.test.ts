import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialFlows } from '../../src/db/schema/index.ts';
import { sweep } from '../../src/sweep.ts';
import { addReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { choose, comeBackBy, leaveFor, type WayBack } from '../support/social.ts';

let newsroom: TestApp;
let email = '';
beforeAll(async () => {
  newsroom = await startApp();
  ({ email } = await addReader(newsroom.db));
});
afterAll(() => newsroom.close());

const FAILED = '/acceso/?alert=social_failed';
const MINUTE = 60_000;

/** A callback that would succeed without the test's manipulation. */
async function goodWayBack(
  browser: Browser,
  provider: 'google' | 'facebook' | 'apple' = 'google',
): Promise<WayBack> {
  return choose(browser, await leaveFor(browser, provider), { email, verified: true });
}

async function expectRefused(browser: Browser, way: WayBack): Promise<void> {
  const answer = await comeBackBy(browser, way);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(FAILED);
  expect(browser.cookies.has('portada_session')).toBe(false);
  expect(browser.cookies.has('portada_signup')).toBe(false);
}

function changed({ path, parameters }: WayBack, changes: Record<string, string | undefined>): WayBack {
  const all = { ...Object.fromEntries(parameters), ...changes };
  const kept = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { path, parameters: new URLSearchParams(kept) };
}

describe('[LOGIN-05] rejects', () => {
  test.each([undefined, '', 'x'.repeat(43), 'ñ'])('a state that was never issued: %j', async (state) => {
    const browser = openBrowser(newsroom.app);
    await expectRefused(browser, changed(await goodWayBack(browser), { state }));
  });

  test('a second use of the same callback', async () => {
    const browser = openBrowser(newsroom.app);
    const way = await goodWayBack(browser);
    expect((await comeBackBy(browser, way)).headers.location).toBe('/perfil/mi-cuenta/');
    browser.cookies.delete('portada_session');
    await expectRefused(browser, way);
  });

  test('one of two concurrent uses', async () => {
    const browser = openBrowser(newsroom.app);
    const way = await goodWayBack(browser);
    const answers = await Promise.all([comeBackBy(browser, way), comeBackBy(browser, way)]);
    expect(answers.map((answer) => answer.headers.location).sort()).toEqual([FAILED, '/perfil/mi-cuenta/']);
  });

  test('a callback in another browser, as in login CSRF', async () => {
    const way = await goodWayBack(openBrowser(newsroom.app));
    await expectRefused(openBrowser(newsroom.app), way);
    const other = openBrowser(newsroom.app);
    await leaveFor(other, 'google');
    await expectRefused(other, await goodWayBack(openBrowser(newsroom.app)));
  });

  test('a callback after ten minutes', async () => {
    const late = await startApp();
    await addReader(late.db, { email });
    const browser = openBrowser(late.app);
    const page = await leaveFor(browser, 'google');
    late.advance(10 * MINUTE);
    await expectRefused(browser, await choose(browser, page, { email, verified: true }));
    const again = await leaveFor(browser, 'google');
    late.advance(10 * MINUTE - 1_000);
    const way = await choose(browser, again, { email, verified: true });
    expect((await comeBackBy(browser, way)).headers.location).toBe('/perfil/mi-cuenta/');
    await late.close();
  });

  test('a callback at another provider’s path', async () => {
    const browser = openBrowser(newsroom.app);
    const { path, parameters } = await goodWayBack(browser, 'facebook');
    await expectRefused(browser, { path: path.replace('facebook', 'google'), parameters });
    const other = await goodWayBack(browser);
    await expectRefused(browser, { ...other, path: other.path.replace('google', 'apple') });
  });

  test('a code of another login, even of the same reader', async () => {
    const browser = openBrowser(newsroom.app);
    const [own, stolen] = [await goodWayBack(browser), await goodWayBack(openBrowser(newsroom.app))];
    await expectRefused(browser, changed(own, { code: stolen.parameters.get('code') ?? '' }));
  });

  test.each([undefined, '', 'x'])('a missing or unknown code: %j', async (code) => {
    const browser = openBrowser(newsroom.app);
    await expectRefused(browser, changed(await goodWayBack(browser), { code }));
  });

  test('a callback of another issuer', async () => {
    const browser = openBrowser(newsroom.app);
    await expectRefused(browser, changed(await goodWayBack(browser), { iss: 'https://accounts.google.com' }));
  });

  test.each(['server_error', 'temporarily_unavailable', '<script>alert(1)</script>'])(
    'an error of the provider: %s',
    async (error) => {
      const browser = openBrowser(newsroom.app);
      await expectRefused(browser, changed(await goodWayBack(browser), { error, code: undefined }));
    },
  );

  test('a callback with repeated parameters', async () => {
    const browser = openBrowser(newsroom.app);
    const { path, parameters } = await goodWayBack(browser);
    const answer = await browser.get(`${path}?${parameters}&${parameters}`);
    expect(answer.headers.location).toBe(FAILED);
  });
});

describe('[LOGIN-05] the form POST of Apple’s page', () => {
  test('is accepted from another site, at this path only', async () => {
    const browser = openBrowser(newsroom.app);
    const way = await goodWayBack(browser, 'apple');
    expect((await comeBackBy(browser, way)).headers.location).toBe('/perfil/mi-cuenta/');
    const origin = 'https://appleid.apple.com';
    const fields = Object.fromEntries(way.parameters);
    for (const path of [way.path.replace('apple', 'google'), way.path.replace('/callback', ''), '/acceso/']) {
      expect((await browser.form(path, fields, { origin })).statusCode).toBe(403);
    }
    expect((await browser.post('/api/front/user/logout', undefined, { origin })).statusCode).toBe(403);
  });

  test('is rejected without the browser’s cookie', async () => {
    const way = await goodWayBack(openBrowser(newsroom.app), 'apple');
    await expectRefused(openBrowser(newsroom.app), way);
  });

  test('must be a form: query parameters are ignored', async () => {
    const browser = openBrowser(newsroom.app);
    const { path, parameters } = await goodWayBack(browser, 'apple');
    expect((await browser.get(`${path}?${parameters}`)).statusCode).toBe(404);
  });
});

test('a pending login is deleted after its time limit', async () => {
  const other = await startApp();
  await leaveFor(openBrowser(other.app), 'google');
  await sweep(other.db, other.app.log);
  expect(await other.db.select().from(socialFlows)).toHaveLength(1);
  await sweep(other.db, other.app.log, new Date(Date.now() + 11 * MINUTE));
  expect(await other.db.select().from(socialFlows)).toEqual([]);
  await other.close();
});
