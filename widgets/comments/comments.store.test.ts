import { listComments, listOwnComments, listReplies } from '@portada/contract';
import { comments, ownComments } from '@portada/contract/fixtures';
import { $errors } from '@portada/core';
import { failures, later, ok, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCommentsStore } from './comments.store.ts';
import { toOwnEntry } from './own.ts';
import { CONTENT, commentsBackEnd, lastPage, owned } from './test/comments-back-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $errors.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

const create = () => createCommentsStore(CONTENT);
const idsIn = (store: ReturnType<typeof create>) =>
  store.$state.get().pages.map((page) => page.map(({ id }) => id));

/** Lets a call run out of time. */
async function done<Result>(call: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(10_000);
  return call;
}

describe('[COMM-01] the list', () => {
  test('comes newest first, under the one address that everybody asks, and goes on by its cursor', async () => {
    const { asked } = commentsBackEnd();
    const store = create();
    expect(await store.begin('newest')).toBe(true);
    expect(asked[0]?.path).toBe('/api/front/comments/4711');
    expect(store.$state.get()).toMatchObject({ status: 'shown', numComments: 27, more: 'more', fresh: 0 });
    await store.loadMore();
    expect(asked[1]?.path).toBe('/api/front/comments/4711?cursor=901');
    expect(idsIn(store)).toEqual([['904', '903', '901'], ['880']]);
    expect(store.$state.get().more).toBe('end');
    await store.loadMore();
    expect(asked).toHaveLength(2);
  });

  test('is fetched in another order; the response to an older request is ignored', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    await store.begin('newest');
    const slow = later();
    change(listComments, slow.answer);
    const best = store.begin('best');
    expect(store.$state.get()).toMatchObject({ status: 'shown', renewal: 'waiting', order: 'newest' });
    change(listComments, ok(lastPage));
    expect(await store.begin('oldest')).toBe(true);
    slow.come(ok(comments)());
    expect(await best).toBe(false);
    expect(store.$state.get()).toMatchObject({ order: 'oldest', renewal: 'none' });
    expect(idsIn(store)).toEqual([['880']]);
  });

  test('that was asked for too often says when to try again, and forgets it once it comes', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    change(listComments, tooMany);
    await store.begin('newest');
    expect(store.$state.get()).toMatchObject({ status: 'failed', tooMany: { retryAfter: 900 } });
    change(listComments, ok(comments));
    await store.begin('newest');
    expect(store.$state.get()).toMatchObject({ status: 'shown', tooMany: undefined });
    change(listComments, tooMany);
    await store.loadMore();
    expect(store.$state.get()).toMatchObject({ more: 'failed', tooMany: { retryAfter: 900 } });
  });

  test('holds a comment once, though the order by votes moves while it is read', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    await store.begin('best');
    change(listComments, ok({ comments: [comments.comments[0], ...lastPage.comments], numComments: 27 }));
    await store.loadMore();
    expect(idsIn(store).flat()).toEqual(['904', '903', '901', '880']);
  });

  test.each(Object.keys(failures))('that fails with %s may be asked for again', async (way) => {
    const { change } = commentsBackEnd();
    change(listComments, failures[way] ?? ok(comments));
    const store = create();
    expect(await done(store.begin('newest'))).toBe(false);
    expect(store.$state.get().status).toBe('failed');
    expect($errors.get()).toHaveLength(1);
    change(listComments, ok(comments));
    expect(await store.begin('newest')).toBe(true);
    change(listComments, failures[way] ?? ok(comments));
    expect(await done(store.begin('best'))).toBe(false);
    expect(store.$state.get()).toMatchObject({ status: 'shown', renewal: 'failed', order: 'newest' });
    await done(store.loadMore());
    expect(store.$state.get().more).toBe('failed');
    expect(idsIn(store)).toHaveLength(1);
    change(listComments, ok(lastPage));
    await store.loadMore();
    expect(idsIn(store)).toHaveLength(2);
  });

  test('can go on after another order has failed', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    await store.begin('newest');
    const slow = later();
    change(listComments, slow.answer);
    const more = store.loadMore();
    change(listComments, failures.offline ?? ok({}));
    await store.begin('best');
    slow.come(ok(lastPage)());
    await more;
    expect(store.$state.get()).toMatchObject({ more: 'more', order: 'newest', wanted: { order: 'best' } });
    change(listComments, ok(lastPage));
    await store.loadMore();
    expect(idsIn(store)).toHaveLength(2);
  });

  test('takes no page of another order', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    await store.begin('newest');
    const [best, page] = [later(), later()];
    change(listComments, best.answer);
    const order = store.begin('best');
    change(listComments, page.answer);
    const more = store.loadMore();
    best.come(ok(comments)());
    await order;
    page.come(ok(lastPage)());
    await more;
    expect(idsIn(store)).toEqual([['904', '903', '901']]);
    expect(store.$state.get()).toMatchObject({ order: 'best', more: 'more' });
  });

  test('shows further replies after those that came, and keeps them when they do not come', async () => {
    const { asked, change } = commentsBackEnd();
    const store = create();
    await store.begin('newest');
    change(listReplies, failures.offline ?? ok({}));
    expect(await done(store.loadReplies('904'))).toBe('failed');
    change(listReplies, tooMany);
    expect(await store.loadReplies('904')).toEqual({ retryAfter: 900 });
    change(listReplies, ok({ comments: [{ id: '907' }, { id: '909' }], hasMore: false }));
    expect(await store.loadReplies('904')).toBeUndefined();
    expect(asked.at(-1)?.path).toBe('/api/front/comments/4711/904/replies?after=907');
    const [thread] = store.$state.get().pages.flat();
    expect(thread?.replies.map(({ id }) => id)).toEqual(['905', '906', '907', '909']);
    expect(thread?.numReplies).toBe(4);
  });

  test('takes no replies that would leave a gap in a list that came meanwhile', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    await store.begin('newest');
    change(listReplies, ok({ comments: [{ id: '908' }], hasMore: true }));
    await store.loadReplies('904');
    const slow = later();
    change(listReplies, slow.answer);
    const loading = store.loadReplies('904');
    await store.begin('newest');
    const [list] = store.$state.get().pages;
    slow.come(ok({ comments: [{ id: '909' }], hasMore: false })());
    expect(await loading).toBeUndefined();
    expect(store.$state.get().pages).toEqual([list]);
  });
});

describe('what is the reader’s own', () => {
  test('[COMM-04] [COMM-06] is asked for once somebody is logged in, and forgotten with them', async () => {
    const { asked, change } = commentsBackEnd();
    change(listOwnComments, owned);
    const store = create();
    await store.become('');
    expect(asked).toEqual([]);
    await store.become('17');
    const { own } = store.$state.get();
    expect(own.ownById.get('908')).toMatchObject({ pending: true, settlesAt: Date.now() + 240_000 });
    expect([own.liked, own.disliked, own.reported].map((ids) => [...ids])).toEqual([
      ['905'],
      ['903'],
      ['901'],
    ]);
    await store.become('');
    expect(store.$state.get().own.ownById.size).toBe(0);
  });

  test('[COMM-04] [COMM-06] that was done since it was asked for is there too, and another reader’s is not', async () => {
    const { change } = commentsBackEnd();
    const store = create();
    await store.begin('newest');
    await store.become('17');
    const slow = later();
    change(listOwnComments, slow.answer);
    const call = store.become('17');
    const posted = ownComments.comments.map((one) => toOwnEntry({ ...one, id: '950' }));
    const { own } = store.$state.get();
    store.set({
      own: { ...own, ownById: new Map(posted.map((one) => [one.id, one])), liked: new Set(['904']) },
    });
    slow.come(owned());
    await call;
    expect([...store.$state.get().own.ownById.keys()]).toEqual(['950', '908']);
    expect([...store.$state.get().own.liked]).toEqual(['904', '905']);
    change(listOwnComments, failures.offline ?? owned);
    await store.become('18');
    expect(store.$state.get().own).toMatchObject({ ownById: new Map(), liked: new Set() });
  });

  test('is ignored after a logout', async () => {
    const { change } = commentsBackEnd();
    const slow = later();
    change(listOwnComments, slow.answer);
    const store = create();
    const own = store.become('17');
    await store.become('');
    slow.come(owned());
    await own;
    expect(store.$state.get().own.ownById.size).toBe(0);
  });

  test.each(Object.keys(failures))('that fails with %s leaves the list as others see it', async (way) => {
    const { change } = commentsBackEnd();
    change(listOwnComments, failures[way] ?? owned);
    const store = create();
    await store.begin('newest');
    await done(store.become('17'));
    expect(store.$state.get()).toMatchObject({ status: 'shown', own: { ownById: new Map() } });
  });
});
