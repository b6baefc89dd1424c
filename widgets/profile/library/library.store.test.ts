import {
  emptyUser,
  followAuthor,
  getFollowedAuthors,
  getSavedContents,
  saveContent,
  unfollowAuthor,
  unsaveContent,
} from '@portada/contract';
import { authors, contentCards } from '@portada/contract/fixtures';
import { $errors, $user } from '@portada/core';
import { silence } from '@portada/core/test/server.ts';
import { signIn } from '@portada/core/test/session.ts';
import { backEnd, failures, later, ok, success, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLibrary } from './library.store.ts';

const [one, two, three] = contentCards.map(({ id }) => id);
const savedContentIds = [one, two].map(String);
const saved = contentCards.slice(0, 2);

afterEach(() => {
  vi.useRealTimers();
  $errors.set([]);
});

function opened() {
  const library = createLibrary();
  onTestFinished(library.open());
  return library;
}

const ids = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id);

test('[ACCT-13] [ACCT-40] [ACCT-43] both lists are asked for when the area opens, for the reader', async () => {
  signIn({ id: '7', savedContentIds, followedAuthorIds: ['31'] });
  const { asked } = backEnd([getSavedContents, ok(saved)], [getFollowedAuthors, ok(authors)]);
  const { contents, authors: followed } = opened();
  expect(contents.$state.get()).toEqual({ items: undefined, failed: false });
  await vi.waitFor(() => expect(ids(contents.$state.get().items)).toEqual(savedContentIds));
  expect(ids(followed.$state.get().items)).toEqual(['31']);
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/front/user/saved-contents/?userId=7',
    '/api/front/user/followed-authors/?userId=7',
  ]);
});

test('nobody’s lists are not asked for: a session may end while the area opens', async () => {
  $user.set(emptyUser);
  const { asked } = backEnd([getSavedContents, ok(saved)], [getFollowedAuthors, ok(authors)]);
  const { contents } = opened();
  await contents.load();
  expect(asked).toEqual([]);
  expect(contents.$state.get()).toEqual({ items: undefined, failed: false });
});

test.each(Object.keys(failures))(
  '[ACCT-14] a list that does not load (%s) is recorded, and comes with the next try',
  async (way) => {
    vi.useFakeTimers();
    signIn({ savedContentIds });
    const { change } = backEnd([getSavedContents, failures[way] ?? success], [getFollowedAuthors, ok([])]);
    const { contents } = opened();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(contents.$state.get()).toEqual({ items: undefined, failed: true });
    expect($errors.get()).toHaveLength(1);
    change(getSavedContents, ok(saved));
    await contents.load();
    expect(contents.$state.get()).toMatchObject({ failed: false });
    expect(ids(contents.$state.get().items)).toEqual(savedContentIds);
  },
);

test('[ACCT-14] a list that was asked for too often says when to try again', async () => {
  signIn({ savedContentIds });
  const { change } = backEnd([getSavedContents, tooMany], [getFollowedAuthors, ok([])]);
  const { contents } = opened();
  await contents.load();
  expect(contents.$state.get()).toMatchObject({ failed: true, tooMany: { retryAfter: 900 } });
  change(getSavedContents, ok(saved));
  await contents.load();
  expect(contents.$state.get()).toMatchObject({ failed: false, tooMany: undefined });
});

test('[ACCT-44] a removal is sent, and the list follows the user’s', async () => {
  signIn({ id: '7', savedContentIds, followedAuthorIds: ['31', '32'] });
  const { asked } = backEnd(
    [getSavedContents, ok(saved)],
    [getFollowedAuthors, ok(authors)],
    [unsaveContent, success],
    [unfollowAuthor, success],
  );
  const { contents, authors: followed } = opened();
  await vi.waitFor(() => expect(followed.$state.get().items).toHaveLength(2));
  expect(await contents.remove(String(one))).toBe(true);
  expect(await followed.remove('32')).toBe(true);
  expect(ids(contents.$state.get().items)).toEqual([two]);
  expect(ids(followed.$state.get().items)).toEqual(['31']);
  expect($user.get()).toMatchObject({ savedContentIds: [two], followedAuthorIds: ['31'] });
  expect(asked.slice(2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /api/bookmark/content/${one}`,
    'DELETE /api/bookmark/taxon/32',
  ]);
});

test.each(Object.keys(failures))(
  '[LIKE-08] [ACCT-44] a removal that fails (%s) is recorded, and the item stays',
  async (way) => {
    vi.useFakeTimers();
    signIn({ savedContentIds });
    backEnd(
      [getSavedContents, ok(saved)],
      [getFollowedAuthors, ok([])],
      [unsaveContent, failures[way] ?? success],
    );
    const { contents } = opened();
    await vi.advanceTimersByTimeAsync(0);
    const removal = contents.remove(String(one));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await removal).toBe(false);
    expect(ids(contents.$state.get().items)).toEqual(savedContentIds);
    expect($errors.get()).toHaveLength(1);
  },
);

test('[ACCT-44] a removal that the server says no to leaves the item', async () => {
  signIn({ savedContentIds });
  backEnd(
    [getSavedContents, ok(saved)],
    [getFollowedAuthors, ok([])],
    [unsaveContent, ok({ success: false })],
  );
  const { contents } = opened();
  await vi.waitFor(() => expect(contents.$state.get().items).toHaveLength(2));
  expect(await contents.remove(String(one))).toBe(false);
  expect(contents.$state.get().items).toHaveLength(2);
});

test('[ACCT-44] a second press removes nothing twice, and what another tab removed is not brought back', async () => {
  signIn({ savedContentIds });
  const answer = later();
  const { asked } = backEnd(
    [getSavedContents, ok(saved)],
    [getFollowedAuthors, ok([])],
    [unsaveContent, answer.answer],
    [saveContent, success],
    [followAuthor, success],
  );
  const { contents } = opened();
  await vi.waitFor(() => expect(contents.$state.get().items).toHaveLength(2));
  const first = contents.remove(String(one));
  expect(await contents.remove(String(one))).toBe(false);
  answer.come(success());
  expect(await first).toBe(true);
  expect(await contents.remove(String(one))).toBe(false);
  expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

test('[ACCT-44] what is saved in another tab is asked for and shown', async () => {
  const reader = signIn({ savedContentIds });
  const { change } = backEnd([getSavedContents, ok(saved)], [getFollowedAuthors, ok([])]);
  const { contents } = opened();
  await vi.waitFor(() => expect(contents.$state.get().items).toHaveLength(2));
  change(getSavedContents, ok(contentCards.slice(0, 3)));
  $user.set({ ...reader, savedContentIds: [...savedContentIds, String(three)] });
  await vi.waitFor(() => expect(ids(contents.$state.get().items)).toEqual([one, two, three]));
});

test('an id that the server has nothing for is not asked for again and again', async () => {
  const reader = signIn({ savedContentIds: [...savedContentIds, 'gone'] });
  const { asked } = backEnd([getSavedContents, ok(saved)], [getFollowedAuthors, ok([])]);
  const { contents } = opened();
  await vi.waitFor(() => expect(contents.$state.get().items).toHaveLength(2));
  $user.set({ ...reader, bulletin: true });
  $user.set({ ...reader, savedContentIds: [String(two), 'gone'] });
  await vi.waitFor(() => expect(ids(contents.$state.get().items)).toEqual([two]));
  expect(asked).toHaveLength(2);
});

test('an area that closes ends its questions, and asks anew when it opens again', async () => {
  signIn({ savedContentIds });
  const { asked, change } = backEnd([getSavedContents, silence], [getFollowedAuthors, ok([])]);
  const library = createLibrary();
  const end = library.open();
  end();
  expect(asked.map(({ init }) => init.signal?.aborted)).toEqual([true, true]);
  change(getSavedContents, ok(saved));
  onTestFinished(library.open());
  await vi.waitFor(() => expect(library.contents.$state.get().items).toHaveLength(2));
  expect($errors.get()).toEqual([]);
});

test('the last question decides, whichever is answered last', async () => {
  const reader = signIn({ savedContentIds });
  const [first, second] = [later(), later()];
  const { asked, change } = backEnd([getSavedContents, first.answer], [getFollowedAuthors, ok([])]);
  const { contents } = opened();
  expect(asked).toHaveLength(2);
  change(getSavedContents, second.answer);
  // Saved in another tab, of whose requests this one does not know.
  $user.set({ ...reader, savedContentIds: [...savedContentIds, String(three)] });
  second.come(ok(contentCards.slice(0, 3))());
  await vi.waitFor(() => expect(contents.$state.get().items).toHaveLength(3));
  first.come(ok(saved)());
  await contents.load();
  expect(ids(contents.$state.get().items)).toEqual([one, two, three]);
});

test('what is taken off the list while it loads, and put there again, is asked for again', async () => {
  const reader = signIn({ savedContentIds });
  const answer = later();
  const { change } = backEnd([getSavedContents, answer.answer], [getFollowedAuthors, ok([])]);
  const { contents } = opened();
  $user.set({ ...reader, savedContentIds: [String(two)] });
  answer.come(ok(saved.slice(1))());
  await vi.waitFor(() => expect(ids(contents.$state.get().items)).toEqual([two]));
  change(getSavedContents, ok(saved));
  $user.set(reader);
  await vi.waitFor(() => expect(ids(contents.$state.get().items)).toEqual([one, two]));
});
