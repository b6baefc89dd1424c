import * as v from '../valibot.ts';
import { count, number } from '../wire.ts';

/** The rating of a recipe (RATE-01): the mean from 1 to 5, null before the first vote. */
export const recipeRating = v.object({ ratingValue: number, ratingNumVotes: count });
export type RecipeRating = v.InferOutput<typeof recipeRating>;
