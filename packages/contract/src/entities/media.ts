import * as v from '../valibot.ts';
import { list, maybe, number, text } from '../wire.ts';
import { picture } from './image.ts';

/** Subtitles of a video, a WebVTT file in one language. */
const captions = v.object({ src: v.string(), srclang: text, label: text });

/** A video on demand (MEDIA-01). `duration` in seconds; `aspectRatio` as `16-9` or `16:9`. */
export const video = v.object({
  hlsSource: v.pipe(v.string(), v.nonEmpty()),
  aspectRatio: v.nullish(v.string(), '16-9'),
  duration: number,
  poster: maybe(picture),
  title: text,
  captions: list(captions),
});
export type Video = v.InferOutput<typeof video>;

/** Audio on demand (MEDIA-04). `duration` in seconds. */
export const audio = v.object({
  src: v.pipe(v.string(), v.nonEmpty()),
  title: text,
  duration: number,
  image: maybe(picture),
});
export type Audio = v.InferOutput<typeof audio>;
