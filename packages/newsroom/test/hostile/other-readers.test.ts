/** Another reader's id in `userId`, and fields that a reader may not set. */
import { profilePatch, registration } from '@portada/contract';
import { calls } from '@portada/contract/calls';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/index.ts';
import { addContents, addReader, logIn, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { fingerprint } from '../support/fingerprint.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const REGISTER = '/api/front/user/register';

async function loggedIn() {
  const reader = await addReader(newsroom.db, { name: 'Ana', surname: 'Mar' });
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  return { reader, browser };
}

/** JSON as text: an object literal would lose a `__proto__`. */
const sendRaw = (browser: Browser, method: 'PATCH' | 'POST', url: string, payload: string) =>
  newsroom.app.inject({
    method,
    url,
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    cookies: Object.fromEntries(browser.cookies),
    payload,
  });

const hasUserId = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'entries' in schema &&
  Object.hasOwn(Object(schema.entries), 'userId');

/** The contract's calls with a `userId`, except the one whose response must be the same for any id. */
const withUserId = Object.entries(calls).flatMap(([name, call]) => {
  const inQuery = 'query' in call && hasUserId(call.query);
  const inBody = 'body' in call && hasUserId(call.body);
  return name !== 'resendValidationMail' && (inQuery || inBody) ? [{ name, call, inQuery }] : [];
});

test('the list of calls with a userId is complete', () => {
  expect(withUserId.map(({ name }) => name).sort()).toEqual([
    'getFollowedAuthors',
    'getReadings',
    'getSavedContents',
    'getSavedSearches',
    'toggleBulletin',
  ]);
});

test.each(withUserId)(
  '[API-11] $name responds with 403 for another reader’s id',
  async ({ call, inQuery }) => {
    const { reader, browser } = await loggedIn();
    const { reader: victim, browser: theirs } = await loggedIn();
    await theirs.post('/api/bookmark/content/1');
    await theirs.post('/api/bookmark/taxon/1');
    const before = await fingerprint(newsroom.db);
    const ask = (by: Browser, userId: string) =>
      inQuery ? by.get(`${call.path}?userId=${encodeURIComponent(userId)}`) : by.post(call.path, { userId });
    for (const id of [
      victim.id,
      victim.id.toUpperCase(),
      `${reader.id} `,
      `${reader.id},${victim.id}`,
      '%',
      '',
    ]) {
      const answer = await ask(browser, id);
      expect(answer.statusCode, id).toBe(403);
      expect(Object.keys(answer.json())).toEqual(['httpCode', 'errorCode', 'message']);
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
    expect((await ask(openBrowser(newsroom.app), victim.id)).statusCode).toBe(401);
    expect((await ask(browser, reader.id)).statusCode).toBe(200);
  },
);

test('[API-11] two ids in one query give no access', async () => {
  const { reader, browser } = await loggedIn();
  const { reader: victim } = await loggedIn();
  const url = `/api/front/user/saved-contents/?userId=${reader.id}&userId=${victim.id}`;
  expect((await browser.get(url)).statusCode).toBe(400);
});

/** Everything that an account has and the form has not: the columns, and the API's names of them. */
const forbidden: Readonly<Record<string, unknown>> = {
  ...{
    id: 'mine',
    nickSkeleton: 'mine',
    kind: 'demo',
    status: 'active',
    socialProvider: 'google',
    passwordHash: 'x',
    origin: 'x',
  },
  ...{
    lang: 'ca',
    bulletin: true,
    demoBulletin: true,
    nif: '12345678Z',
    alternativeEmail: 'otra@example.com',
  },
  ...{ termsAcceptedAt: '2020-01-01', createdAt: '2020-01-01', updatedAt: '2020-01-01' },
  ...{ isRegisteredInDemo: true, savedContentIds: [1], followedAuthorIds: [1], commentsReportId: [1] },
};

describe('mass assignment', () => {
  test('covers every column that is not in the profile’s form', () => {
    const open = Object.keys(profilePatch.entries);
    const closed = Object.keys(getTableColumns(users)).filter((column) => !open.includes(column));
    expect(Object.keys(forbidden)).toEqual(expect.arrayContaining(closed));
  });

  test.each(Object.entries(forbidden))('[API-11] a PATCH does not set %s', async (field, value) => {
    const { reader, browser } = await loggedIn();
    const answer = await browser.send('PATCH', PROFILE, { city: 'Reus', [field]: value });
    expect(answer.statusCode).toBe(200);
    const [row] = await newsroom.db.select().from(users).where(eq(users.id, reader.id));
    expect(row).toEqual({ ...reader, city: 'Reus', updatedAt: row?.updatedAt });
    expect(row?.updatedAt.getFullYear()).toBeGreaterThan(2020);
    expect(answer.json().response).toMatchObject({ savedContentIds: [], isRegisteredInDemo: false });
  });

  test.each([
    '{"city":"Reus","__proto__":{"kind":"demo","status":"pending"}}',
    '{"city":"Reus","constructor":{"prototype":{"kind":"demo"}}}',
    '{"city":"Reus","newsletters":[{"id":"manana","isSubscribed":true,"__proto__":{"email":"x"}}]}',
    '"city"',
    'null',
  ])('[API-11] a PATCH of %s is refused whole', async (payload) => {
    const { reader, browser } = await loggedIn();
    expect((await sendRaw(browser, 'PATCH', PROFILE, payload)).statusCode).toBe(400);
    const [row] = await newsroom.db.select().from(users).where(eq(users.id, reader.id));
    expect(row).toEqual(reader);
    expect(Object.hasOwn(Object.prototype, 'kind')).toBe(false);
  });

  const newcomer = (mark: string) => ({
    ...{ nick: `nova-${mark}`, email: `nova-${mark}@example.com`, password: PASSWORD },
    ...{ name: 'Nova', surname: 'Lectora', terms: true, origin: 'http://localhost/' },
  });

  test.each(Object.entries(forbidden).filter(([field]) => !(field in registration.entries)))(
    '[API-11] a registration does not set %s',
    async (field, value) => {
      const sent = newcomer(field.toLowerCase());
      const answer = await openBrowser(newsroom.app).post(REGISTER, { ...sent, [field]: value });
      expect(answer.statusCode).toBe(200);
      const [row] = await newsroom.db.select().from(users).where(eq(users.email, sent.email));
      expect(row).toMatchObject({
        ...{ status: 'pending', kind: 'standard', lang: 'es', socialProvider: '', nif: '' },
        ...{ bulletin: false, demoBulletin: false, alternativeEmail: '' },
      });
      expect(row?.id).toMatch(/^[\da-f-]{36}$/);
      expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
      expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
    },
  );

  test('[API-11] a registration ignores prototypes, and never creates a partial demo account', async () => {
    const before = await fingerprint(newsroom.db);
    const sent = JSON.stringify(newcomer('proto')).slice(0, -1);
    const anonymous = openBrowser(newsroom.app);
    for (const rest of [
      '"__proto__":{"status":"active"}',
      '"constructor":{"prototype":{}}',
      '"isRegisteredInDemo":true',
      '"isRegisteredInDemo":"true"',
    ]) {
      expect((await sendRaw(anonymous, 'POST', REGISTER, `${sent},${rest}}`)).statusCode, rest).toBe(400);
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
  });
});
