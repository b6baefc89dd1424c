import * as v from '../valibot.ts';
import { id, maybe, text } from '../wire.ts';
import { image } from './image.ts';
import { link } from './link.ts';

/** A breaking-news alert (ALRT-01). */
export const alert = v.object({ id, title: text, text, link: maybe(link), image: maybe(image) });
export type Alert = v.InferOutput<typeof alert>;
