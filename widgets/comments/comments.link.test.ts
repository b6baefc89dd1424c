/** The way to a comment that an address names. */
import { listComments, listReplies, REPLIES_PAGE_SIZE } from '@portada/contract';
import { failures, ok } from '@portada/ui/test/back-end.ts';
import { expect, test } from 'vitest';
import { createCommentsStore } from './comments.store.ts';
import { CONTENT, commentsBackEnd, lastPage } from './test/comments-back-end.ts';

test('[COMM-01] the list is brought to a comment: one that is there, or fetched from there on', async () => {
  const { asked, change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  await store.reach('906');
  expect(store.$state.get().target).toEqual({ id: '906' });
  expect(asked).toHaveLength(1);
  change(listComments, ok({ ...lastPage, hasEarlier: true }));
  await store.reach('880');
  expect(asked[1]?.path).toBe('/api/front/comments/4711?from=880');
  expect(store.$state.get()).toMatchObject({ target: { id: '880' }, hasEarlier: true });
  await store.reach('1');
  expect(store.$state.get().target).toEqual({ id: '880' });
});

test('[COMM-01] a list that fails on the way to a comment is asked for again from there', async () => {
  const { asked, change } = commentsBackEnd();
  change(listComments, failures.offline ?? ok({}));
  const store = createCommentsStore(CONTENT);
  await store.reach('880');
  expect(store.$state.get()).toMatchObject({ status: 'failed', renewal: 'failed' });
  change(listComments, ok(lastPage));
  const call = store.again();
  expect(store.$state.get()).toMatchObject({ status: 'failed', renewal: 'again' });
  await call;
  expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/api/front/comments/4711?from=880'));
  expect(store.$state.get()).toMatchObject({ status: 'shown', target: { id: '880' } });
});

test('[COMM-01] the list is brought to a reply however many stand before it', async () => {
  const { asked, change } = commentsBackEnd();
  const replies = (first: number, count: number) =>
    Array.from({ length: count }, (_, nth) => ({ id: String(first + nth), parentId: '700' }));
  const thread = { id: '700', numReplies: 151, replies: replies(1_000, REPLIES_PAGE_SIZE) };
  change(listComments, ok({ comments: [thread], numComments: 152 }));
  change(listReplies, ({ url }) => {
    const after = Number(url.searchParams.get('after'));
    return ok({ comments: replies(after + 1, REPLIES_PAGE_SIZE), hasMore: after < 1_099 })();
  });
  const store = createCommentsStore(CONTENT);
  await store.reach('1120');
  expect(store.$state.get().target).toEqual({ id: '1120' });
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/front/comments/4711?from=1120',
    '/api/front/comments/4711/700/replies?after=1049',
    '/api/front/comments/4711/700/replies?after=1099',
  ]);
});

test('[COMM-01] it looks for a reply that is nowhere no longer than there are some, or than is sensible', async () => {
  const { asked, change } = commentsBackEnd();
  let last = 1_000;
  const next = () =>
    Array.from({ length: REPLIES_PAGE_SIZE }, () => {
      last += 1;
      return { id: String(last), parentId: '700' };
    });
  change(listComments, () => ok({ comments: [{ id: '700', numReplies: 9_999, replies: next() }] })());
  change(listReplies, () => ok({ comments: next(), hasMore: true })());
  const store = createCommentsStore(CONTENT);
  await store.reach('1');
  expect(asked).toHaveLength(21);
  expect(store.$state.get()).toMatchObject({ status: 'shown', target: undefined });
  change(listReplies, failures.offline ?? ok({}));
  await store.reach('2');
  expect(asked).toHaveLength(23);
});
