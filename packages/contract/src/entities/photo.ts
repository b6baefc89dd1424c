import * as v from '../valibot.ts';
import { text } from '../wire.ts';
import { image } from './image.ts';

/** A picture of a photo gallery, with caption and credit. Without `caption`, `alt` is shown. */
export const photo = v.intersect([image, v.object({ caption: text, credit: text })]);
export type Photo = v.InferOutput<typeof photo>;
