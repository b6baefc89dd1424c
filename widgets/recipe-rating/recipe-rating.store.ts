import { type RecipeRating, rateRecipe, ratingErrors } from '@portada/contract';
import { ApiError, local, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';

export type Stars = 1 | 2 | 3 | 4 | 5;
type Outcome = 'thanks' | 'already' | 'failed' | TooMany;

export interface RatingState extends RecipeRating {
  /** What this browser's reader gave: 0 where they have voted and only the host knows how; null before. */
  readonly own: number | null;
  readonly isWaiting: boolean;
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

/** The rating of one recipe. */
export function createRatingStore(contentId: string, given: RecipeRating) {
  const $state = atom<RatingState>({
    ...given,
    own: keptOwn(contentId),
    isWaiting: false,
    outcome: undefined,
  });
  const change = (changes: Partial<RatingState>) => $state.set({ ...$state.get(), ...changes });

  function keep(own: number): number {
    local.set(keyOf(contentId), String(own));
    return own;
  }

  return {
    $state,

    /** RATE-01: the mean is updated optimistically, then with the server's response. Answers whether it counts. */
    async rate(value: Stars): Promise<boolean> {
      const { ratingValue, ratingNumVotes } = $state.get();
      change({ ...withVote({ ratingValue, ratingNumVotes }, value), isWaiting: true, outcome: undefined });
      try {
        const answer = await request(rateRecipe, { params: { contentId }, body: { value } });
        // What a host leaves out has been reckoned already.
        const changes = answer.ratingValue === null ? {} : answer;
        change({ ...changes, own: keep(value), isWaiting: false, outcome: 'thanks' });
        return true;
      } catch (error) {
        const isSecond = error instanceof ApiError && ratingErrors.some((code) => code === error.code);
        const own = isSecond ? keep(keptOwn(contentId) ?? 0) : null;
        change({
          ratingValue,
          ratingNumVotes,
          own,
          isWaiting: false,
          outcome: isSecond ? 'already' : (tooManyOf(error) ?? 'failed'),
        });
        return false;
      }
    },
  };
}
