import { COMMENT_COUNTS_MAX, REPLIES_PAGE_SIZE } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMENTS_PAGE_SIZE, REPLIES_SHOWN } from '../../src/comments/list.ts';
import { writeCursor } from '../../src/content/cursors.ts';
import { comments, contents } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { addressOf, listed, type Person, person, say } from './people.ts';

let newsroom: TestApp;
let anybody: Browser;
let ana: Person;
const heads: string[] = [];
const AMOUNT = 2 * COMMENTS_PAGE_SIZE + 5;
const REPLIES = REPLIES_PAGE_SIZE + 12;

beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  anybody = openBrowser(newsroom.app);
  ana = await person(newsroom);
  const { db } = newsroom;
  const rows = await db
    .insert(comments)
    .values(
      Array.from({ length: AMOUNT }, (_, nth) => ({
        ...{ contentId: 1, nick: 'vecina', text: `Número ${nth}` },
        // Liked, disliked, and with equal scores.
        ...{ likes: (nth * 7) % 11, dislikes: (nth * 3) % 5 },
      })),
    )
    .returning();
  heads.push(...rows.map(({ id }) => String(id)));
  const reply = { contentId: 1, parentId: Number(heads[0]), nick: 'vecino' };
  await db
    .insert(comments)
    .values(Array.from({ length: REPLIES }, (_, nth) => ({ ...reply, text: `Respuesta ${nth}` })));
  await db
    .update(contents)
    .set({ numComments: AMOUNT + REPLIES })
    .where(eq(contents.id, 1));
});
afterAll(() => newsroom.close());

/** All pages by cursor; `between` may change data after each page. */
async function throughAll(query: string, between = async () => {}) {
  const pages = [await listed(anybody, 1, `?${query}`)];
  for (let mark = pages[0]?.cursorMark; mark; mark = pages.at(-1)?.cursorMark) {
    await between();
    pages.push(await listed(anybody, 1, `?${query}&cursor=${mark}`));
  }
  return { pages, ids: pages.flatMap((page) => page.comments.map(({ id }) => id)) };
}

describe('[COMM-01] the list', () => {
  test('is paginated, newest first by default', async () => {
    const { pages, ids } = await throughAll('');
    expect(pages.map((page) => page.comments.length)).toEqual([COMMENTS_PAGE_SIZE, COMMENTS_PAGE_SIZE, 5]);
    expect(ids).toEqual(heads.toReversed());
    expect(pages[0]).toMatchObject({ numComments: AMOUNT + REPLIES, closed: false, hasEarlier: false });
    expect((await throughAll('order=oldest')).ids).toEqual(heads);
  });

  test('by best: many likes before few, few before none, dislikes last', async () => {
    const { pages, ids } = await throughAll('order=best');
    expect(ids.toSorted()).toEqual(heads.toSorted());
    const all = pages.flatMap((page) => page.comments);
    const worth = all.map(({ likes, dislikes }) => (likes - dislikes) / (likes + dislikes + 4));
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  });

  test.each(['newest', 'oldest', 'best'])(
    'by %s loses and repeats nothing while others write',
    async (order) => {
      const { ids } = await throughAll(`order=${order}`, async () => {
        await newsroom.db
          .insert(comments)
          .values({ contentId: 1, nick: 'nueva', text: `Entre medias ${order}` });
      });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => heads.includes(id)).length).toBe(heads.length);
      await newsroom.db.delete(comments).where(eq(comments.nick, 'nueva'));
    },
  );

  test('by best, repeats only comments that have fallen meanwhile, and every cursor stays valid', async () => {
    const first = await listed(anybody, 1, '?order=best');
    const [top = '', last = ''] = [first.comments[0]?.id, first.comments.at(-1)?.id];
    const own = (id: string) => eq(comments.id, Number(id));
    const before = await newsroom.db.select().from(comments).where(own(top));
    // The first falls to the end, and the last one of the page rises.
    await newsroom.db.update(comments).set({ likes: 0, dislikes: 500 }).where(own(top));
    await newsroom.db.update(comments).set({ likes: 500 }).where(own(last));
    const second = await listed(anybody, 1, `?order=best&cursor=${first.cursorMark}`);
    const third = await listed(anybody, 1, `?order=best&cursor=${second.cursorMark}`);
    const all = [first, second, third].flatMap((page) => page.comments.map(({ id }) => id));
    expect(third.cursorMark).toBeFalsy();
    expect([...new Set(all)].toSorted()).toEqual(heads.toSorted());
    expect(all.filter((id, nth) => all.indexOf(id) !== nth)).toEqual([top]);
    const [{ likes, dislikes } = { likes: 0, dislikes: 0 }] = before;
    await newsroom.db.update(comments).set({ likes, dislikes }).where(own(top));
  });

  test('rejects a cursor of another list, or a forged one', async () => {
    const { cursorMark } = await listed(anybody, 1);
    for (const query of [
      `?order=best&cursor=${cursorMark}`,
      '?cursor=x',
      '?cursor=bnVsbA.abc',
      '?order=worst',
    ]) {
      expect((await anybody.get(addressOf(1, query))).statusCode, query).toBe(400);
    }
    expect((await anybody.get(addressOf(2, `?cursor=${cursorMark}`))).statusCode).toBe(400);
    // Anybody can compute the checksum, too.
    for (const id of [1e99, 1.5, 0, -1, Number.MAX_SAFE_INTEGER]) {
      const forged = writeCursor({ id }, ['comments', 1, 'newest']);
      expect((await anybody.get(addressOf(1, `?cursor=${forged}`))).statusCode, `${id}`).toBe(400);
    }
    const rank = writeCursor({ id: 1, rank: 1e12 }, ['comments', 1, 'best']);
    expect((await anybody.get(addressOf(1, `?order=best&cursor=${rank}`))).statusCode).toBe(400);
  });

  test('starts with the comment of a permanent link, in every order', async () => {
    const start = heads[10] ?? '';
    for (const order of ['newest', 'oldest', 'best']) {
      const { ids } = await throughAll(`order=${order}`);
      const page = await listed(anybody, 1, `?order=${order}&from=${start}`);
      expect(page.comments.map(({ id }) => id)).toEqual(
        ids.slice(ids.indexOf(start)).slice(0, COMMENTS_PAGE_SIZE),
      );
      expect(page.hasEarlier).toBe(true);
    }
    expect((await listed(anybody, 1, `?from=${heads.at(-1)}`)).hasEarlier).toBe(false);
  });

  test('starts with the thread of a reply and the replies around it; with the first comment when the id is unknown', async () => {
    const { comments: replies } = (await anybody.get(addressOf(1, `/${heads[0]}/replies`))).json();
    const linked = replies[7];
    const [thread] = (await listed(anybody, 1, `?from=${linked.id}`)).comments;
    expect(thread?.id).toBe(heads[0]);
    expect(thread?.replies.map(({ text }) => text)).toEqual(
      Array.from({ length: REPLIES_PAGE_SIZE }, (_, nth) => `Respuesta ${nth}`),
    );
    for (const from of ['999999', '0', 'x', '']) {
      expect((await listed(anybody, 1, `?from=${from}`)).comments[0]?.id).toBe(heads.at(-1));
    }
  });

  test('links every page of replies without script, each with its own URL', async () => {
    const open = async (query: string) => (await anybody.get(`/puerto/la-lonja-1/${query}`)).body;
    const shownOn = (body: string) => [...body.matchAll(/Respuesta (\d+)/g)].map(([, nth]) => Number(nth));
    const moreOn = (body: string) =>
      /portada-fallback-comments-left"><a href="[^"]*?(\?comment=\d+)#comment-\d+"/.exec(body)?.[1];
    const pages = [await open(`?comment=${heads[0]}`)];
    for (let more = moreOn(pages[0] ?? ''); more && pages.length < 9; more = moreOn(pages.at(-1) ?? '')) {
      pages.push(await open(more));
    }
    expect(pages.map((page) => shownOn(page).length)).toEqual([
      REPLIES_SHOWN,
      REPLIES_PAGE_SIZE,
      REPLIES - REPLIES_PAGE_SIZE,
    ]);
    expect(pages.slice(1).flatMap(shownOn)).toEqual(Array.from({ length: REPLIES }, (_, nth) => nth));
    const [last] = await newsroom.db
      .select()
      .from(comments)
      .where(eq(comments.text, `Respuesta ${REPLIES - 1}`));
    expect(await open(`?comment=${last?.id}`)).toContain(`id="comment-${last?.id}"`);
  });

  test('contains the first replies of a comment; the others are loaded by a call', async () => {
    const thread = (await listed(anybody, 1, '?order=oldest')).comments[0];
    expect(thread?.numReplies).toBe(REPLIES);
    expect(thread?.replies.map(({ text }) => text)).toEqual(
      Array.from({ length: REPLIES_SHOWN }, (_, nth) => `Respuesta ${nth}`),
    );
    const first = await anybody.get(addressOf(1, `/${heads[0]}/replies?after=${thread?.replies.at(-1)?.id}`));
    expect(first.json().comments).toHaveLength(REPLIES_PAGE_SIZE);
    expect(first.json().comments[0].text).toBe(`Respuesta ${REPLIES_SHOWN}`);
    const rest = await anybody.get(
      addressOf(1, `/${heads[0]}/replies?after=${first.json().comments.at(-1).id}`),
    );
    expect(rest.json()).toMatchObject({ hasMore: false });
    expect(rest.json().comments).toHaveLength(REPLIES - REPLIES_SHOWN - REPLIES_PAGE_SIZE);
    expect((await anybody.get(addressOf(2, `/${heads[0]}/replies`))).statusCode).toBe(404);
  });

  test('is public and cached briefly by a CDN; a reader’s own data is not cached', async () => {
    const own = await say(ana, 2, 'Mío');
    for (const rest of ['', `/${own.id}/replies`]) {
      const [theirs, own] = [
        await anybody.get(addressOf(2, rest)),
        await ana.browser.get(addressOf(2, rest)),
      ];
      expect(own.body).toBe(theirs.body);
      expect(own.headers['cache-control']).toMatch(
        /^public, max-age=0, s-maxage=10, stale-while-revalidate=10,/,
      );
      expect(own.headers['set-cookie']).toBeUndefined();
    }
    expect((await ana.browser.get(addressOf(2, '/own'))).headers['cache-control']).toBe('private, no-store');
  });
});

describe('[CARD-07] the counts', () => {
  const counts = async (ids: string) =>
    (await anybody.get(addressOf(0, '').replace('0', `counts?ids=${ids}`))).json();

  test('of many contents are returned by one call that a CDN caches', async () => {
    const answer = await anybody.get('/api/front/comments/counts?ids=1,2,3');
    expect(answer.headers['cache-control']).toMatch(/^public, .*s-maxage=10/);
    expect(answer.json().counts.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)).toEqual([
      { id: 1, numComments: AMOUNT + REPLIES },
      { id: 2, numComments: 1 },
    ]);
  });

  test('omit contents without comments, withdrawn or of another site', async () => {
    await newsroom.db.update(contents).set({ commentsShown: false }).where(eq(contents.id, 2));
    expect((await counts('2')).counts).toEqual([]);
    expect((await anybody.get('/ca/api/front/comments/counts?ids=1')).json().counts).toEqual([]);
    await newsroom.db.update(contents).set({ commentsShown: true });
  });

  test('ignore invalid ids, and reject too many', async () => {
    expect((await counts('')).counts).toEqual([]);
    expect((await counts('x,-1,,1e3,99999999999')).counts).toEqual([]);
    expect((await counts(`${'9,'.repeat(COMMENT_COUNTS_MAX)}1`)).counts).toEqual([]);
    expect((await anybody.get('/api/front/comments/counts')).statusCode).toBe(400);
    expect((await anybody.get(`/api/front/comments/counts?ids=${'1,'.repeat(5_000)}`)).statusCode).toBe(400);
  });
});
