import { rateRecipe } from '@portada/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backEnd, failures, json, later, ok } from '../../packages/ui/test/back-end.ts';
import { createRatingStore, withVote } from './recipe-rating.store.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const given = { ratingValue: 4.5, ratingNumVotes: 3 };
const rated = { ratingValue: 4.62, ratingNumVotes: 5 };

test('[RATE-01] the mean moves at once, then becomes what the host has counted', async () => {
  const answer = later();
  const { asked } = backEnd([rateRecipe, answer.answer]);
  const store = createRatingStore('4711', given);
  const rating = store.rate(5);
  expect(store.$state.get()).toMatchObject({
    ratingValue: 4.625,
    ratingNumVotes: 4,
    isWaiting: true,
    own: null,
  });
  answer.come(ok(rated)());
  await rating;
  expect(store.$state.get()).toEqual({ ...rated, own: 5, isWaiting: false, outcome: 'thanks' });
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/front/recipe/4711/rating', body: { value: 5 } },
  ]);
});

test('[RATE-01] the first vote is the mean', () => {
  expect(withVote({ ratingValue: null, ratingNumVotes: 0 }, 4)).toEqual({
    ratingValue: 4,
    ratingNumVotes: 1,
  });
});

test('[RATE-01] a host that says no mean is believed to have counted', async () => {
  backEnd([rateRecipe, ok({})]);
  const store = createRatingStore('4711', given);
  await store.rate(5);
  expect(store.$state.get()).toMatchObject({ ratingValue: 4.625, ratingNumVotes: 4, own: 5 });
});

test.each(['tooManyValuationsForUserIp', 'duplicateValuation'])(
  '[RATE-02] %s says that the reader has voted, and the mean goes back',
  async (errorCode) => {
    for (const httpCode of [409, 500]) {
      backEnd([rateRecipe, () => json({ httpCode, errorCode }, httpCode === 500 ? 200 : httpCode)]);
      const store = createRatingStore('4711', given);
      await store.rate(1);
      expect(store.$state.get()).toEqual({ ...given, own: 0, isWaiting: false, outcome: 'already' });
    }
    expect(createRatingStore('4711', given).$state.get().own).toBe(0);
  },
);

test.each(Object.keys(failures))(
  '[RATE-01] a rating that fails with %s changes nothing, and may be given again',
  async (way) => {
    const { change } = backEnd([rateRecipe, failures[way] ?? ok(rated)]);
    const store = createRatingStore('4711', given);
    const rating = store.rate(2);
    await vi.advanceTimersByTimeAsync(10_000);
    await rating;
    expect(store.$state.get()).toEqual({ ...given, own: null, isWaiting: false, outcome: 'failed' });
    expect(localStorage.length).toBe(0);
    change(rateRecipe, ok(rated));
    await store.rate(2);
    expect(store.$state.get()).toMatchObject({ ...rated, own: 2, outcome: 'thanks' });
  },
);

test('[RATE-01] the browser remembers what its reader gave, recipe by recipe', async () => {
  backEnd([rateRecipe, ok(rated)]);
  await createRatingStore('4711', given).rate(3);
  expect(createRatingStore('4711', given).$state.get().own).toBe(3);
  expect(createRatingStore('4712', given).$state.get().own).toBeNull();
  for (const broken of ['', '9', 'x', '3.5', '-1']) {
    localStorage.setItem('portada.rating.4711', broken);
    expect(createRatingStore('4711', given).$state.get().own).toBeNull();
  }
});
