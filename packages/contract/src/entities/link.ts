import * as v from '../valibot.ts';
import { idOrNone, text } from '../wire.ts';

/** A link as the CMS writes it. */
export const link = v.object({ id: idOrNone, href: text, text: text, title: text, rel: text, target: text });
export type Link = v.InferOutput<typeof link>;
