/** The pages of email links: mail scanners open them, their owners press the button, and open them again. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { subscriptions } from '../../src/db/schema/index.ts';
import { sendNewsletter } from '../../src/newsletters/send.ts';
import { addContents, addReader, mailedToken } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { type LinkKind, linkKinds, linkNames, outcomeOf } from '../support/mail-links.ts';

let newsroom: TestApp;
let kinds: ReturnType<typeof linkKinds>;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  kinds = linkKinds(newsroom.app, newsroom.db);
});
afterAll(() => newsroom.close());

/** A reader for whom the link has something to do. */
async function ready(kind: LinkKind) {
  const reader = await addReader(newsroom.db);
  await kind.prepare(reader);
  return { reader, token: await kind.issue(reader) };
}

const open = (kind: LinkKind, token: string, method: 'GET' | 'HEAD' = 'GET', base = '') =>
  newsroom.app.inject({ method, url: `${pageUrl(base, kind.path)}?token=${token}` });

const FORM = /<form [^>]*method="post"/;
const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

describe.each(linkNames)('the page of the link for %s', (name) => {
  test('changes nothing, however often it is opened, and has one button', async () => {
    const { reader, token } = await ready(kinds[name]);
    const before = await fingerprint(newsroom.db);
    expect((await open(kinds[name], token, 'HEAD')).statusCode).toBe(200);
    for (const base of ['', '/ca']) {
      const page = await open(kinds[name], token, 'GET', base);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject(PRIVATE);
      expect(outcomeOf(page)).toMatch(FORM);
      expect(outcomeOf(page).match(/<button/g)).toHaveLength(1);
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
    expect(await kinds[name].isDone(reader)).toBe(false);
  });

  test('does it by its button, and starts no session', async () => {
    const { reader, token } = await ready(kinds[name]);
    const answer = await kinds[name].press(token, '/ca');
    expect([200, 303]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.cookies).toEqual([]);
    expect(await kinds[name].isDone(reader)).toBe(true);
  });

  test('says that it is done to whoever opens it again or presses twice', async () => {
    const { reader, token } = await ready(kinds[name]);
    await kinds[name].press(token);
    const before = await fingerprint(newsroom.db);
    const again = [
      await open(kinds[name], token),
      await open(kinds[name], token, 'GET', '/ca'),
      await kinds[name].press(token),
    ];
    for (const answer of again) {
      expect([200, 303]).toContain(answer.statusCode);
      expect(outcomeOf(answer)).toMatch(kinds[name].done);
      expect(outcomeOf(answer)).not.toMatch(FORM);
      expect(answer.headers).toMatchObject(PRIVATE);
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
    expect(await kinds[name].isDone(reader)).toBe(true);
  });

  test('says that a forged or truncated link is no good, and nothing of anybody', async () => {
    const { reader, token } = await ready(kinds[name]);
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      `${token}A`,
      '%00',
      'https://evil.example/',
      'a'.repeat(2_000),
    ])
      for (const answer of [
        await kinds[name].press(wrong),
        ...(kinds[name].asks ? [] : [await open(kinds[name], wrong)]),
      ]) {
        expect([303, 400]).toContain(answer.statusCode);
        expect(outcomeOf(answer)).toMatch(kinds[name].dead);
        expect(outcomeOf(answer)).not.toContain('evil');
        expect(outcomeOf(answer)).not.toContain(reader.nick);
        expect(answer.headers).toMatchObject(PRIVATE);
      }
    expect(await kinds[name].isDone(reader)).toBe(false);
  });

  test('says the same of a link for another purpose, which stays good', async () => {
    const others = linkNames.filter((other) => other !== name);
    for (const other of others) {
      const { reader, token } = await ready(kinds[other]);
      expect(outcomeOf(await open(kinds[name], token))).toMatch(kinds[name].asks ?? kinds[name].dead);
      expect(outcomeOf(await kinds[name].press(token))).toMatch(kinds[name].dead);
      expect(await kinds[other].isDone(reader)).toBe(false);
      await kinds[other].press(token);
      expect(await kinds[other].isDone(reader)).toBe(true);
    }
  });
});

describe.each(linkNames.filter((name) => name !== 'unsubscribe'))('the link for %s', (name) => {
  test('is no good once it has expired', async () => {
    const { reader, token } = await ready(kinds[name]);
    newsroom.advance((kinds[name].hours ?? 0) * 3_600_000);
    expect(outcomeOf(await open(kinds[name], token))).toMatch(kinds[name].asks ?? kinds[name].dead);
    expect(outcomeOf(await kinds[name].press(token))).toMatch(kinds[name].dead);
    expect(await kinds[name].isDone(reader)).toBe(false);
  });

  test('is pressed on the site only', async () => {
    const { reader, token } = await ready(kinds[name]);
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${kinds[name].path}?token=${token}`;
    const answer = await newsroom.app.inject({ method: 'POST', url, headers, payload: `token=${token}` });
    expect(answer.statusCode).toBe(403);
    expect(await kinds[name].isDone(reader)).toBe(false);
  });
});

describe('an activation page', () => {
  test('names the account, the address and the newsletters that begin', async () => {
    const { reader, token } = await ready(kinds.activation);
    await kinds.subscription.prepare(reader);
    const page = outcomeOf(await open(kinds.activation, token));
    for (const part of [`«${reader.nick}»`, reader.email, 'a recibir «La mañana»'])
      expect(page).toContain(part);
    const catalan = outcomeOf(await open(kinds.activation, token, 'GET', '/ca'));
    expect(catalan).toContain('començaràs a rebre «La mañana»');
  });

  test('is done too where another link has activated the account', async () => {
    const { reader, token } = await ready(kinds.activation);
    await kinds.activation.press(await kinds.activation.issue(reader));
    expect(outcomeOf(await open(kinds.activation, token))).toMatch(kinds.activation.done);
  });

  test('has nothing to tell once the account has left the address', async () => {
    const { reader, token } = await ready(kinds.activation);
    await kinds.activation.press(token);
    await kinds.emailReturn.prepare(reader);
    expect(outcomeOf(await open(kinds.activation, token))).toMatch(kinds.activation.dead);
  });
});

describe('a subscription', () => {
  const subscribe = (email: string) =>
    openBrowser(newsroom.app).post(`/api/front/newsletter/${email}`, [
      { id: 'manana', name: '', isSubscribed: true },
    ]);

  test('[NEWSL-03] whose link was opened, and not pressed, gets no newsletter', async () => {
    await newsroom.db.delete(subscriptions);
    await subscribe('ona@example.com');
    const token = await mailedToken(newsroom.db, 'ona@example.com');
    await open(kinds.subscription, token, 'HEAD');
    expect(outcomeOf(await open(kinds.subscription, token))).toContain(
      'enviar «La mañana» a ona@example.com',
    );
    expect(await sendNewsletter(newsroom.app, 'manana')).toMatchObject({ queued: 0 });
    await kinds.subscription.press(token);
    expect(await sendNewsletter(newsroom.app, 'manana')).toMatchObject({ queued: 1 });
  });

  test('is not said to be confirmed once it has ended', async () => {
    const { reader, token } = await ready(kinds.subscription);
    await kinds.subscription.press(token);
    await newsroom.db.delete(subscriptions).where(eq(subscriptions.email, reader.email));
    expect(outcomeOf(await open(kinds.subscription, token))).toMatch(kinds.subscription.dead);
  });
});
