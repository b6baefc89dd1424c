import { type RecipeRating, rateRecipe, ratingErrors } from '@portada/contract';
import { ApiError, local, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';

export type Stars = 1 | 2 | 3 | 4 | 5;
type Outcome = 'thanks' | 'already' | 'failed' | TooMany;

export interface RatingState {
  /** What this browser's reader gave: 0 where they have voted and only the host knows how; null before. */
  readonly own: number | null;
  /** What is being sent. */
  readonly sent: Stars | undefined;
  /** The mean with the reader's vote. */
  readonly counted: RecipeRating | undefined;
  readonly outcome: Outcome | undefined;
}

const keyOf = (contentId: string) => `portada.rating.${contentId}`;

function keptOwn(contentId: string): number | null {
  const kept = local.get(keyOf(contentId));
  return kept !== null && /^[0-5]$/.test(kept) ? Number(kept) : null;
}

/** The mean with one vote more, as the host will count it. */
export function withVote({ ratingValue, ratingNumVotes }: RecipeRating, value: number): RecipeRating {
  const votes = ratingValue === null ? 0 : ratingNumVotes;
  return { ratingValue: ((ratingValue ?? 0) * votes + value) / (votes + 1), ratingNumVotes: votes + 1 };
}

/** The mean to show, where the page gives this one: with a vote that is being sent, or as counted since. */
export function meanWith({ sent, counted }: RatingState, given: RecipeRating): RecipeRating {
  if (sent) return withVote(given, sent);
  // Votes are never taken back: the mean of more of them is the newer one.
  return counted && counted.ratingNumVotes >= given.ratingNumVotes ? counted : given;
}

/** The reader's rating of one recipe. */
export function createRatingStore(contentId: string) {
  const $state = atom<RatingState>({
    own: keptOwn(contentId),
    sent: undefined,
    counted: undefined,
    outcome: undefined,
  });
  const change = (changes: Partial<RatingState>) => $state.set({ ...$state.get(), ...changes });

  function keep(own: number): number {
    local.set(keyOf(contentId), String(own));
    return own;
  }

  return {
    $state,

    /**
     * RATE-01: the mean is updated optimistically, then with the server's response.
     * @param given the mean before
     * @returns whether the rating counts
     */
    async rate(value: Stars, given: RecipeRating): Promise<boolean> {
      change({ sent: value, outcome: undefined });
      try {
        const answer = await request(rateRecipe, { params: { contentId }, body: { value } });
        // What a host leaves out is reckoned.
        const counted = answer.ratingValue === null ? withVote(given, value) : answer;
        change({ sent: undefined, counted, own: keep(value), outcome: 'thanks' });
        return true;
      } catch (error) {
        const isSecond = error instanceof ApiError && ratingErrors.some((code) => code === error.code);
        const own = isSecond ? keep(keptOwn(contentId) ?? 0) : null;
        change({ sent: undefined, own, outcome: isSecond ? 'already' : (tooManyOf(error) ?? 'failed') });
        return false;
      }
    },
  };
}
