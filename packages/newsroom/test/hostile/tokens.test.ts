/** Email link tokens used by others, for another purpose, repeatedly and after their expiry. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueMailToken } from '../../src/accounts/mail-tokens.ts';
import { isPassword } from '../../src/accounts/passwords.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { subscriptions, users } from '../../src/db/schema/index.ts';
import { hashToken } from '../../src/db/tokens.ts';
import { unsubscribeToken } from '../../src/newsletters/unsubscribe-token.ts';
import { addContents, addReader, PASSWORD, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { fingerprint } from '../support/fingerprint.ts';

/** A newsroom with a fake clock. */
let newsroom: TestApp;
let app: FastifyInstance;
let now: Date;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  const config = { ...readConfig({ ENVIRONMENT: 'test' }), rateLimits: false };
  app = await createApp({ config, db: newsroom.db, now: () => now });
});
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
});
afterAll(async () => {
  await app.close();
  await newsroom.close();
});

const NEW_PASSWORD = 'Otra-clave-2027?';
const HOUR = 3_600_000;
const browser = () => openBrowser(app);
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
const post = (url: string) => app.inject({ method: 'POST', url, headers: form });

/** Each kind of link: how its token is obtained, its endpoint, and its lifetime. */
const links = {
  recovery: {
    hours: 1,
    issue: (reader: TestReader) => issueMailToken(app, 'recovery', reader),
    async use(token: string) {
      const sent = { token, password: NEW_PASSWORD };
      return (await browser().post('/api/front/user/change-password', sent)).statusCode === 200;
    },
  },
  activation: {
    hours: 72,
    issue: (reader: TestReader) => issueMailToken(app, 'activation', reader),
    async use(token: string) {
      const { headers } = await browser().get(`/registro/activar/?token=${token}`);
      return headers.location === '/registro/validado/';
    },
  },
  subscription: {
    hours: 168,
    issue: ({ email }: TestReader) => issueMailToken(app, 'subscription', { email }),
    async use(token: string) {
      const { headers } = await browser().get(`/boletines/confirmar/?token=${token}`);
      return headers.location === '/boletines/confirmado/';
    },
  },
  emailReturn: {
    hours: 72,
    issue: (reader: TestReader) => issueMailToken(app, 'emailReturn', reader),
    use: async (token: string) => (await post(`/acceso/recuperar-correo/?token=${token}`)).statusCode === 303,
  },
};

type LinkName = keyof typeof links;
const names: readonly LinkName[] = ['recovery', 'activation', 'subscription', 'emailReturn'];

describe.each(names)('the link for %s', (name) => {
  const { hours, issue, use } = links[name];

  test('works once, also for ten concurrent requests', async () => {
    const reader = await addReader(newsroom.db);
    const token = await issue(reader);
    const uses = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await use(token)).toBe(false);
  });

  test(`expires after exactly ${hours} hours`, async () => {
    const reader = await addReader(newsroom.db);
    const [inTime, late] = [await issue(reader), await issue(reader)];
    const issued = now.getTime();
    now = new Date(issued + hours * HOUR - 1);
    expect(await use(inTime)).toBe(true);
    now = new Date(issued + hours * HOUR);
    expect(await use(late)).toBe(false);
  });

  test('is invalid for other purposes, and not used up by trying', async () => {
    const reader = await addReader(newsroom.db);
    const token = await issue(reader);
    for (const other of names.filter((one) => one !== name))
      expect(await links[other].use(token)).toBe(false);
    expect((await post(`/boletines/baja/?token=${token}`)).statusCode).toBe(400);
    expect(await use(token)).toBe(true);
  });

  test('cannot be derived from the stored hash, nor altered', async () => {
    const token = await issue(await addReader(newsroom.db));
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
    for (const wrong of ['', ...bent]) expect(await use(wrong), wrong).toBe(false);
    expect(await fingerprint(newsroom.db)).toEqual(before);
  });
});

test('an unsubscribe link is invalid for accounts', async () => {
  const reader = await addReader(newsroom.db);
  const token = await unsubscribeToken(newsroom.db, { email: reader.email, newsletterId: 'manana' });
  for (const name of names) expect(await links[name].use(token)).toBe(false);
});

test('a reader’s link applies to that reader, whoever else is named or logged in', async () => {
  const [reader, victim] = [await addReader(newsroom.db), await addReader(newsroom.db)];
  const theirs = browser();
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
  const pending = { status: 'pending' } as const;
  const [reader, other] = [await addReader(newsroom.db, pending), await addReader(newsroom.db, pending)];
  expect(await links.activation.use(await links.activation.issue(reader))).toBe(true);
  const [row] = await newsroom.db.select().from(users).where(eq(users.id, other.id));
  expect(row?.status).toBe('pending');
});

test('a confirmation link confirms its own address only', async () => {
  const [reader, other] = [await addReader(newsroom.db), await addReader(newsroom.db)];
  const rows = [reader, other].map(({ email }) => ({ email, newsletterId: 'manana' }));
  await newsroom.db.insert(subscriptions).values(rows);
  expect(await links.subscription.use(await links.subscription.issue(reader))).toBe(true);
  const kept = await newsroom.db.select().from(subscriptions).where(eq(subscriptions.email, other.email));
  expect(kept[0]?.confirmedAt).toBeNull();
});
