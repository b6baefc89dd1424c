import { rateRecipe } from '@portada/contract';
import { backEnd, failures, json, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRatingStore, meanWith, withVote } from './recipe-rating.store.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const given = { ratingValue: 4.5, ratingNumVotes: 3 };
/** What shows of a recipe for which the page gives this mean. */
const shown = (store: ReturnType<typeof createRatingStore>, mean = given) => {
  const state = store.$state.get();
  return { ...meanWith(state, mean), own: state.own, sent: state.sent, outcome: state.outcome };
};
const rated = { ratingValue: 4.62, ratingNumVotes: 5 };

test('[RATE-01] the mean moves at once, then becomes what the host has counted', async () => {
  const answer = later();
  const { asked } = backEnd([rateRecipe, answer.answer]);
  const store = createRatingStore('4711');
  const rating = store.rate(5, given);
  expect(shown(store)).toMatchObject({ ratingValue: 4.625, ratingNumVotes: 4, sent: 5, own: null });
  answer.come(ok(rated)());
  await rating;
  expect(shown(store)).toEqual({ ...rated, own: 5, sent: undefined, outcome: 'thanks' });
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
  const store = createRatingStore('4711');
  await store.rate(5, given);
  expect(shown(store)).toMatchObject({ ratingValue: 4.625, ratingNumVotes: 4, own: 5 });
});

test.each(['tooManyValuationsForUserIp', 'duplicateValuation'])(
  '[RATE-02] %s says that the reader has voted, and the mean goes back',
  async (errorCode) => {
    for (const httpCode of [409, 500]) {
      backEnd([rateRecipe, () => json({ httpCode, errorCode }, httpCode === 500 ? 200 : httpCode)]);
      const store = createRatingStore('4711');
      await store.rate(1, given);
      expect(shown(store)).toEqual({ ...given, own: 0, sent: undefined, outcome: 'already' });
    }
    expect(createRatingStore('4711').$state.get().own).toBe(0);
  },
);

test.each(Object.keys(failures))(
  '[RATE-01] a rating that fails with %s changes nothing, and may be given again',
  async (way) => {
    const { change } = backEnd([rateRecipe, failures[way] ?? ok(rated)]);
    const store = createRatingStore('4711');
    const rating = store.rate(2, given);
    await vi.advanceTimersByTimeAsync(10_000);
    await rating;
    expect(shown(store)).toEqual({ ...given, own: null, sent: undefined, outcome: 'failed' });
    expect(localStorage.length).toBe(0);
    change(rateRecipe, ok(rated));
    await store.rate(2, given);
    expect(shown(store)).toMatchObject({ ...rated, own: 2, outcome: 'thanks' });
  },
);

test('[RATE-01] the browser remembers what its reader gave, recipe by recipe', async () => {
  backEnd([rateRecipe, ok(rated)]);
  await createRatingStore('4711').rate(3, given);
  expect(createRatingStore('4711').$state.get().own).toBe(3);
  expect(createRatingStore('4712').$state.get().own).toBeNull();
  for (const broken of ['', '9', 'x', '3.5', '-1']) {
    localStorage.setItem('portada.rating.4711', broken);
    expect(createRatingStore('4711').$state.get().own).toBeNull();
  }
});

test('[RATE-01] a mean that the page gives meanwhile is the one before the vote, and the newer one after it', async () => {
  const answer = later();
  backEnd([rateRecipe, answer.answer]);
  const store = createRatingStore('4711');
  const rating = store.rate(5, given);
  const meanwhile = { ratingValue: 3, ratingNumVotes: 1 };
  expect(shown(store, meanwhile)).toMatchObject({ ratingValue: 4, ratingNumVotes: 2, sent: 5 });
  answer.come(ok(rated)());
  await rating;
  expect(shown(store, meanwhile)).toMatchObject(rated);
  const since = { ratingValue: 4, ratingNumVotes: 6 };
  expect(shown(store, since)).toMatchObject({ ...since, own: 5 });
});
