/** Where a reader has left the articles that they have begun: beyond the specification, and only with a session. */
import type { Call } from '../call.ts';
import { reading, readingPlace } from '../entities/reading.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { items, maybe, success } from '../wire.ts';

/** More than any article has. */
const MOST_PARAGRAPHS = 2_000;

const place = v.pipe(
  v.object({
    paragraph: v.pipe(v.number(), v.integer(), v.minValue(0)),
    fraction: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    paragraphs: v.pipe(v.number(), v.integer(), v.maxValue(MOST_PARAGRAPHS)),
  }),
  v.check(({ paragraph, paragraphs }) => paragraph < paragraphs),
);

/** The session decides, as for the saved contents (reading 2). */
export const getReadings = {
  method: 'GET',
  path: '/api/front/user/reading/',
  query: v.object({ userId: upTo(100) }),
  answer: items(reading),
} as const satisfies Call;

export const getReadingPlace = {
  method: 'GET',
  path: '/api/front/user/reading/{contentId}',
  answer: v.object({ place: maybe(readingPlace) }),
} as const satisfies Call;

export const keepReadingPlace = {
  method: 'POST',
  path: '/api/front/user/reading/{contentId}',
  body: place,
  answer: success,
} as const satisfies Call;

/** The article has been read to its end, or is off the reader's list. */
export const forgetReadingPlace = {
  method: 'DELETE',
  path: '/api/front/user/reading/{contentId}',
  answer: success,
} as const satisfies Call;
