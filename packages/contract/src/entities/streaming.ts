import * as v from '../valibot.ts';
import { id, items, maybe, text } from '../wire.ts';
import { image } from './image.ts';

const media = v.object({ href: text });

/** A live stream (STRM-01): with video, audio, or both. */
export const streaming = v.object({
  id,
  kicker: text,
  title: text,
  video: maybe(media),
  audio: maybe(media),
  image: maybe(v.object({ image: maybe(image) })),
});
export type Streaming = v.InferOutput<typeof streaming>;

/** The list is required: nothing on air is an empty one. */
export const streamingAnswer = v.object({ streamingList: items(streaming) });
