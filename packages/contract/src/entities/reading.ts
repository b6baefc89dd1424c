import * as v from '../valibot.ts';
import { contentCard } from './card.ts';

/** A place in the text of an article that does not depend on how it is laid out. */
export const readingPlace = v.object({
  /** The paragraph at the top of the window: its index among those of the text, of which there are `paragraphs`. */
  paragraph: v.number(),
  /** How much of it has been read, from 0 to 1. */
  fraction: v.number(),
  paragraphs: v.number(),
});
export type ReadingPlace = v.InferOutput<typeof readingPlace>;

/** An article that a reader has begun. */
export const reading = v.object({ content: contentCard, place: readingPlace });
export type Reading = v.InferOutput<typeof reading>;
