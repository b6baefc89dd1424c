/** Comment lists from memory: the same for whoever may read the content. */
import { COMMENT_COUNTS_MAX } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { comments, contents } from '../../src/db/schema/index.ts';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

const { app, db, close, advance } = await startApp({ cacheBytes: 2 ** 24 });
afterAll(close);
await addContents(db);
await db.update(contents).set({ commentsShown: true, commentsOpen: true });

const add = (text: string, parentId?: number) =>
  db.insert(comments).values({ contentId: 1, nick: 'vecina', text, parentId }).returning();
const [head] = await add('La lonja');
await add('Y el faro', head?.id);

const list = '/api/front/comments/1';
const replies = `${list}/${head?.id}/replies`;
const counts = (ids: string) => `/api/front/comments/counts?ids=${ids}`;

/** How old the answer is, in seconds, after five have passed since it was asked for first. */
async function ageOf(first: string, second = first): Promise<number> {
  await app.inject(first);
  advance(5_000);
  return Number((await app.inject(second)).headers.age);
}

test.each([
  ['a list', list, list],
  ['a list in an order', `${list}?order=best`, `${list}?order=best`],
  ['replies', replies, replies],
  ['counts', counts('1,2'), counts('1,2')],
  ['counts in another order, of which some are asked for twice', counts('1,2,7'), counts('7,2,x,1,2')],
])('%s comes from memory', async (_what, first, second) => {
  expect(await ageOf(first, second)).toBeGreaterThanOrEqual(5);
});

test('what differs is kept by itself', async () => {
  for (const [first, second] of [
    [list, `${list}?order=oldest`],
    [replies, `${replies}?after=9`],
    [counts('1'), counts('2')],
    [counts(`${'9,'.repeat(COMMENT_COUNTS_MAX)}1`), counts('9,1')],
  ] as const) {
    expect(await ageOf(first, second)).toBe(0);
  }
});

test('a new comment and a removed one are seen at once', async () => {
  const texts = async (url: string) =>
    (await app.inject(url)).json().comments.map(({ text }: { text: string }) => text);
  const before = await texts(list);
  const [added] = await add('Desde el muelle');
  expect(await texts(list)).toEqual(['Desde el muelle', ...before]);
  await add('De noche', head?.id);
  expect(await texts(replies)).toEqual(['Y el faro', 'De noche']);
  await db
    .update(comments)
    .set({ status: 'rejected' })
    .where(eq(comments.id, added?.id ?? 0));
  expect(await texts(list)).toEqual(before);
});

test('a logged-in reader gets the same list, and the own data only from the call for it', async () => {
  const browser = openBrowser(app);
  await logIn(browser, await addReader(db));
  const anonymous = await app.inject(list);
  expect((await browser.get(list)).body).toBe(anonymous.body);
  for (let nth = 0; nth < 2; nth += 1) {
    const own = await browser.get(`${list}/own`);
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(own.headers.age).toBeUndefined();
  }
  expect((await app.inject(`${list}/own`)).statusCode).toBe(401);
});
