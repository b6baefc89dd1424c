import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { RecipeRating } from './RecipeRating.tsx';
import css from './recipe-rating.css';

/**
 * Rates a recipe from one star to five, once. Nobody needs to be logged in. Until the reader chooses, the stars show
 * what the others think, to the nearest half.
 *
 * @slot - The fallback, shown until the widget has rendered: the mean in words.
 * @csspart button - The button that sends.
 * @event portada:rate - The reader’s rating was counted.
 * @since 1.0.0
 */
export const RecipeRatingElement = defineWidget(RecipeRating, {
  tag: 'portada-recipe-rating',
  root: 'light',
  attributes: {
    /** The recipe; without it, the page's own content. */
    contentId: attribute.text(),
    /** The mean of the votes, from 1 to 5; without it, nobody has voted. */
    value: attribute.number(),
    /** How many votes it is the mean of. */
    votes: attribute.number(0),
  },
  styles: [css],
});
