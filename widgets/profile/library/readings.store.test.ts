import { forgetReadingPlace, getReadings } from '@portada/contract';
import { contentCards } from '@portada/contract/fixtures';
import { $errors, $page } from '@portada/core';
import { refuse } from '@portada/core/test/server.ts';
import { signIn } from '@portada/core/test/session.ts';
import { backEnd, later, ok, success } from '@portada/ui/test/back-end.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createReadings } from './readings.store.ts';

const place = { paragraph: 6, fraction: 0.5, paragraphs: 14 };
const readings = contentCards.slice(0, 2).map((content) => ({ content, place }));
const ids = readings.map(({ content }) => `reading-${content.id}`);

afterEach(() => $errors.set([]));

function opened(isOn = true) {
  const before = $page.get();
  $page.set({ ...before, webFeatures: { readingProgress: isOn } });
  onTestFinished(() => $page.set(before));
  signIn({ id: '7' });
  const store = createReadings();
  onTestFinished(store.open());
  return { ...store, shown: () => store.$items.get()?.map(({ id }) => id) };
}

test('what the reader has begun is asked for, and taken off the list once the server has forgotten it', async () => {
  const { asked, change } = backEnd([getReadings, ok(readings)], [forgetReadingPlace, refuse]);
  const { shown, remove } = opened();
  await vi.waitFor(() => expect(shown()).toEqual(ids));
  expect(await remove('reading-unknown')).toBe(false);
  expect(await remove(ids[0] ?? '')).toBe(false);
  expect(shown()).toEqual(ids);
  change(forgetReadingPlace, success);
  expect(await remove(ids[0] ?? '')).toBe(true);
  expect(shown()).toEqual(ids.slice(1));
  const url = `/api/front/user/reading/${contentCards[0]?.id}`;
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/user/reading/?userId=7', url, url]);
});

test('a list that was asked for before does not bring back what the server has forgotten', async () => {
  const { change } = backEnd([getReadings, ok(readings)], [forgetReadingPlace, success]);
  const { open, remove, shown } = opened();
  await vi.waitFor(() => expect(shown()).toEqual(ids));
  const again = later();
  change(getReadings, again.answer);
  onTestFinished(open());
  await remove(ids[0] ?? '');
  again.come(ok(readings)());
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(ids.slice(1));
});

test('where the site keeps no places nothing is asked for', () => {
  const { asked } = backEnd([getReadings, ok(readings)]);
  expect(opened(false).shown()).toEqual([]);
  expect(asked).toEqual([]);
});

test('a list that does not load is not there', async () => {
  backEnd([getReadings, refuse]);
  const { shown } = opened();
  await vi.waitFor(() => expect(shown()).toEqual([]));
});
