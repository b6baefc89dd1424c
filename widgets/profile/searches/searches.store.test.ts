import { changeSavedSearch, deleteSavedSearch, getSavedSearches, type SavedSearch } from '@portada/contract';
import { $page } from '@portada/core';
import { signIn } from '@portada/core/test/session.ts';
import { backEnd, later, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSearchesStore } from './searches.store.ts';

const port: SavedSearch = {
  id: 'a',
  name: 'El puerto',
  text: 'puerto',
  type: '',
  filters: {},
  rhythm: 'daily',
};
const regatta: SavedSearch = {
  id: 'b',
  name: 'Regatas',
  text: 'regata',
  type: '',
  filters: {},
  rhythm: 'none',
};

beforeEach(() => {
  const before = $page.get();
  $page.set({ ...before, webFeatures: { users: true, savedSearches: true } });
  onTestFinished(() => $page.set(before));
  signIn({ id: '7' });
});

async function opened() {
  const back = backEnd(
    [getSavedSearches, ok([port, regatta])],
    [changeSavedSearch, success],
    [deleteSavedSearch, success],
  );
  const store = createSearchesStore();
  onTestFinished(store.open());
  const shown = () => store.$state.get().items;
  await vi.waitFor(() => expect(shown()).toEqual([port, regatta]));
  return { ...back, store, shown };
}

type Opened = Awaited<ReturnType<typeof opened>>;

test.each<[what: string, write: (store: Opened['store']) => Promise<boolean>, after: SavedSearch[]]>([
  ['removed', (store) => store.remove('a'), [regatta]],
  [
    'renamed',
    (store) => store.change('a', { name: 'Muelles', rhythm: 'daily' }),
    [{ ...port, name: 'Muelles' }, regatta],
  ],
])('a list from before a search was %s does not undo it', async (_what, write, after) => {
  const { store, change, shown } = await opened();
  const [done, before] = [later(), later()];
  change(deleteSavedSearch, done.answer);
  change(changeSavedSearch, done.answer);
  const writing = write(store);
  change(getSavedSearches, before.answer);
  onTestFinished(store.open());
  expect(shown()).toBeUndefined();
  change(getSavedSearches, ok(after));
  done.come(success());
  expect(await writing).toBe(true);
  before.come(ok([port, regatta])());
  await vi.waitFor(() => expect(shown()).toEqual(after));
});

test('what is done once nobody looks any more asks for no list', async () => {
  const { store, asked, change } = await opened();
  const [done, list] = [later(), later()];
  change(deleteSavedSearch, done.answer);
  change(getSavedSearches, list.answer);
  const removing = store.remove('a');
  store.open()();
  done.come(success());
  await removing;
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});
