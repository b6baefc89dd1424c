/** Nobody takes a nick that others read as somebody else's. */
import { asc, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillSkeletons, skeletonOf } from '../../src/accounts/skeleton.ts';
import { users } from '../../src/db/schema/index.ts';
import { sweep } from '../../src/sweep.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeEach(async () => {
  newsroom = await startApp();
});
afterEach(() => newsroom.close());

const registration = (nick: string) => ({
  nick,
  email: 'nueva@example.com',
  password: 'Portada-2026!',
  name: 'Laia',
  surname: 'Roig',
  birthdate: '1990-05-14',
  newsletters: [],
  terms: true,
});

const register = (nick: string) =>
  openBrowser(newsroom.app).post('/api/front/user/register', registration(nick));

const isFree = async (nick: string, browser = openBrowser(newsroom.app)) =>
  (await browser.post('/api/front/user/nick', { nick })).json().available;

const taken = { errorCode: 'NICK_ALREADY_IN_USE', fields: { nick: 'validation.nick.taken' } };

describe('a nick that looks like another one', () => {
  test.each([
    ['a capital i for an l', 'Paula', 'PauIa'],
    ['a one for an l, whatever the case', 'Paula', 'pau1a'],
    ['a zero for an o', 'Rodolfo', 'R0dolf0'],
    ['two letters for one', 'marina', 'rnarina'],
    ['all of it in another script', 'copa', 'сора'],
    ['small for capital in another script', 'COPA', 'сора'],
    ['mathematical letters', 'Marina', '𝐌𝐚𝐫𝐢𝐧𝐚'],
    ['wide letters', 'Marina', 'Ｍａｒｉｎａ'],
    ['accents apart from their letters', 'Nuria', 'Nu\u0301ria'],
  ])('is taken: %s', async (_, theirs, nick) => {
    await addReader(newsroom.db, { nick: theirs });
    expect(await isFree(nick)).toBe(false);
    const answer = await register(nick);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject(taken);
  });

  test('is refused where it mixes scripts, with a message of its own', async () => {
    await addReader(newsroom.db, { nick: 'Marina' });
    const answer = await register('M\u0430rina');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ nick: 'validation.nick.scripts' });
  });

  test('is free where it only resembles it', async () => {
    await addReader(newsroom.db, { nick: 'Marina' });
    for (const nick of ['Marina_2', 'Martina', 'Марина']) expect(await isFree(nick)).toBe(true);
    expect((await register('Mariana')).statusCode).toBe(200);
  });

  test('is taken by one of two that register at once', async () => {
    const both = ['PauIa', 'Paula'].map((nick, index) =>
      openBrowser(newsroom.app).post('/api/front/user/register', {
        ...registration(nick),
        email: `${index}@example.com`,
      }),
    );
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a reader with an account', () => {
  async function loggedIn(fields: Parameters<typeof addReader>[1]) {
    const browser = openBrowser(newsroom.app);
    await logIn(browser, await addReader(newsroom.db, fields));
    return { browser, save: (patch: object) => browser.send('PATCH', '/api/front/user/profile', patch) };
  }

  test('may write the own nick in another way, and no one else’s', async () => {
    await addReader(newsroom.db, { nick: 'Rodolfo' });
    const { browser, save } = await loggedIn({ nick: 'Paula' });
    expect(await isFree('PauIa', browser)).toBe(true);
    expect((await save({ nick: 'PAULA' })).statusCode).toBe(200);
    const refused = await save({ nick: 'R0dolfo' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject(taken);
  });

  test('leaves a nick free when they take another one', async () => {
    const { save } = await loggedIn({ nick: 'Paula' });
    await save({ nick: 'Martina' });
    expect(await isFree('PauIa')).toBe(true);
  });

  test('keeps a nick from before, though it looks like an older one', async () => {
    await addReader(newsroom.db, { nick: 'Paula' });
    const { save } = await loggedIn({ nick: 'PauIa', nickSkeleton: null });
    expect((await save({ nick: 'PauIa', city: 'Reus' })).statusCode).toBe(200);
  });
});

test('accounts from before get their skeletons, of those that look alike the oldest', async () => {
  const nicks = ['Paula', 'PauIa', 'Rodolfo', 'R0dolfo', 'Martina'];
  for (const [index, nick] of nicks.entries()) {
    const createdAt = new Date(Date.UTC(2020, 0, 9 - index));
    // As the running version has filled in one of them.
    const nickSkeleton = nick === 'Rodolfo' ? skeletonOf(nick) : null;
    await addReader(newsroom.db, { nick, createdAt, nickSkeleton });
  }
  // At start, and by the hour for those of a process of the release before.
  for (const fill of [() => sweep(newsroom.db, newsroom.app.log), () => fillSkeletons(newsroom.db)]) {
    await fill();
    const filled = await newsroom.db
      .select({ nick: users.nick })
      .from(users)
      .where(isNotNull(users.nickSkeleton))
      .orderBy(asc(users.createdAt));
    expect(filled.map(({ nick }) => nick)).toEqual(['Martina', 'Rodolfo', 'PauIa']);
  }
  expect(await isFree('pau1a')).toBe(false);
});
