import { countComments, listComments } from '@portada/contract';
import { comments } from '@portada/contract/fixtures';
import { failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCommentsStore } from './comments.store.ts';
import { CONTENT, commentsBackEnd } from './test/comments-back-end.ts';
import { COMMENTS_POLL_MS } from './totals.store.ts';
import { createWriteStore } from './write.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const withCounts = (numComments: number) => ok({ counts: [{ id: CONTENT, numComments }] });
const hide = (hidden: boolean) => {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what others say meanwhile is shown by a number, and nothing in the list moves', async () => {
  const { asked, change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  const before = store.$state.get().pages;
  const stop = store.watch();
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS - 1);
  expect(asked).toHaveLength(1);
  change(countComments, withCounts(30));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[1]?.path).toBe('/api/front/comments/counts?ids=4711');
  expect(store.$state.get().fresh).toBe(3);
  expect(store.$state.get().pages).toBe(before);
  stop();
  await vi.advanceTimersByTimeAsync(2 * COMMENTS_POLL_MS);
  expect(asked).toHaveLength(2);
});

test('what the reader says is not new to them', async () => {
  const { change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  store.count(1);
  change(countComments, withCounts(28));
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS);
  expect(store.$state.get()).toMatchObject({ fresh: 0, numComments: 28 });
});

test('nor is it where it was counted before its answer came', async () => {
  const { change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  change(countComments, withCounts(28));
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS);
  expect(store.$state.get().fresh).toBe(1);
  store.count(1);
  expect(store.$state.get().fresh).toBe(0);
  store.count(-1);
  expect(store.$state.get().fresh).toBe(0);
});

test('nor is it where the list that comes then was asked for, or kept by a cache, before it', async () => {
  const { change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  const slow = later();
  change(listComments, slow.answer);
  const best = store.begin('best');
  store.count(1);
  slow.come(ok(comments)());
  await best;
  expect(store.$state.get()).toMatchObject({ order: 'best', numComments: 28 });
  change(listComments, ok(comments));
  await store.begin('newest');
  expect(store.$state.get().numComments).toBe(28);
  change(countComments, withCounts(28));
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS);
  expect(store.$state.get()).toMatchObject({ fresh: 0, numComments: 28 });
});

test('what the reader removes is not new, where a cache still counts it', async () => {
  commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS - 1);
  store.count(1);
  store.count(-1);
  store.count(-1);
  await vi.advanceTimersByTimeAsync(1);
  await store.begin('best');
  expect(store.$state.get()).toMatchObject({ fresh: 0, numComments: 26 });
  // Nothing keeps an answer for so long: somebody else has posted.
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS);
  expect(store.$state.get().fresh).toBe(1);
});

test('others’ comments are counted beside the reader’s own', async () => {
  const { change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS - 1);
  store.count(1);
  change(countComments, withCounts(30));
  await vi.advanceTimersByTimeAsync(1);
  expect(store.$state.get()).toMatchObject({ fresh: 2, numComments: 28 });
  change(listComments, ok({ ...comments, numComments: 30 }));
  await store.begin('newest');
  expect(store.$state.get()).toMatchObject({ fresh: 0, numComments: 30 });
});

test('nobody asks while nobody looks, and at once when somebody does again', async () => {
  const { asked, change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  hide(true);
  await vi.advanceTimersByTimeAsync(3 * COMMENTS_POLL_MS);
  expect(asked).toHaveLength(1);
  change(countComments, withCounts(28));
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.$state.get().fresh).toBe(1);
});

test.each(Object.keys(failures))('a look that fails with %s is made again later', async (way) => {
  const { change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  change(countComments, failures[way] ?? withCounts(27));
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS + 10_000);
  expect(store.$state.get()).toMatchObject({ fresh: 0, status: 'shown' });
  change(countComments, withCounts(28));
  await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS);
  expect(store.$state.get().fresh).toBe(1);
});

test('of two polls the one asked later counts, whichever is answered first', async () => {
  const { change } = commentsBackEnd();
  const store = createCommentsStore(CONTENT);
  await store.begin('newest');
  onTestFinished(store.watch());
  const slow = later();
  change(countComments, slow.answer);
  hide(false);
  // A write: what is on its way is older than it, and the next poll is asked anew.
  await createWriteStore(store).vote('904', 'like');
  change(countComments, withCounts(31));
  hide(false);
  await vi.waitFor(() => expect(store.$state.get().fresh).toBe(4));
  slow.come(withCounts(28)());
  await vi.advanceTimersByTimeAsync(0);
  expect(store.$state.get().fresh).toBe(4);
});
