import * as v from 'valibot';
import { text } from '../wire.ts';
import { image } from './image.ts';

/** A picture of a photo gallery: an image with a line under it and whose it is. Without `caption`, `alt` says it. */
export const photo = v.intersect([image, v.object({ caption: text, credit: text })]);
export type Photo = v.InferOutput<typeof photo>;
