/** Email link tokens used by others, altered, repeatedly and after their expiry. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '../../src/accounts/passwords.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { users } from '../../src/db/schema/index.ts';
import { hashToken } from '../../src/db/tokens.ts';
import { addContents, addReader, PASSWORD, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type LinkName, linkKinds, linkNames, NEW_PASSWORD } from '../support/mail-links.ts';

/** A newsroom with a fake clock. */
let newsroom: TestApp;
let app: FastifyInstance;
let links: ReturnType<typeof linkKinds>;
let now: Date;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  const config = { ...readConfig({ ENVIRONMENT: 'test' }), rateLimits: false };
  app = await createApp({ config, db: newsroom.db, now: () => now });
  links = linkKinds(app, newsroom.db);
});
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});
afterAll(async () => {
  await app.close();
  await newsroom.close();
});

const HOUR = 3_600_000;

const names = linkNames.filter((name) => name !== 'unsubscribe');

/** A reader for whom the link has something to do. */
async function ready(name: LinkName): Promise<TestReader> {
  const reader = await addReader(newsroom.db);
  await links[name].prepare(reader);
  return reader;
}

describe.each(names)('the link for %s', (name) => {
  test('acts once, also for ten concurrent requests', async () => {
    const { issue, press, isDone, prepare } = links[name];
    const reader = await ready(name);
    const token = await issue(reader);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(token)));
    for (const { statusCode } of answers) expect([200, 303]).toContain(statusCode);
    expect(await isDone(reader)).toBe(true);
    await prepare(reader);
    await press(token);
    expect(await isDone(reader)).toBe(false);
  });

  test('expires after exactly its hours', async () => {
    const { hours = 0, issue, press, isDone } = links[name];
    const [reader, late] = [await ready(name), await ready(name)];
    const [inTime, tooLate] = [await issue(reader), await issue(late)];
    const issued = now.getTime();
    now = new Date(issued + hours * HOUR - 1);
    await press(inTime);
    now = new Date(issued + hours * HOUR);
    await press(tooLate);
    expect([await isDone(reader), await isDone(late)]).toEqual([true, false]);
  });

  test('cannot be derived from the stored hash, nor altered', async () => {
    const { issue, press } = links[name];
    const token = await issue(await ready(name));
    const before = await fingerprint(newsroom.db);
    const bent = [
      hashToken(token),
      token.toUpperCase(),
      token.slice(0, -1),
      `${token}=`,
      `${token}%20`,
      `%00${token}`,
      '%',
    ];
    for (const wrong of ['', ...bent]) await press(wrong);
    expect(await fingerprint(newsroom.db)).toEqual(before);
  });
});

test('a reader’s link applies to that reader, whoever else is named or logged in', async () => {
  const [reader, victim] = [await addReader(newsroom.db), await addReader(newsroom.db)];
  const theirs = openBrowser(app);
  await theirs.post('/api/front/user/login', { email: victim.email, password: PASSWORD });
  const token = await links.recovery.issue(reader);
  const named = { token, password: NEW_PASSWORD, userId: victim.id, id: victim.id, email: victim.email };
  expect((await theirs.post('/api/front/user/change-password', named)).statusCode).toBe(200);
  const rows = await newsroom.db.select().from(users);
  const hashOf = (id: string) => rows.find((row) => row.id === id)?.passwordHash;
  expect(await isPassword(hashOf(reader.id), NEW_PASSWORD)).toBe(true);
  expect(await isPassword(hashOf(victim.id), PASSWORD)).toBe(true);
});

test('an activation link activates its own account only', async () => {
  const [reader, other] = [await ready('activation'), await ready('activation')];
  await links.activation.press(await links.activation.issue(reader));
  const { isDone } = links.activation;
  expect([await isDone(reader), await isDone(other)]).toEqual([true, false]);
});

test('a confirmation link confirms its own address only', async () => {
  const [reader, other] = [await ready('subscription'), await ready('subscription')];
  await links.subscription.press(await links.subscription.issue(reader));
  const { isDone } = links.subscription;
  expect([await isDone(reader), await isDone(other)]).toEqual([true, false]);
});
