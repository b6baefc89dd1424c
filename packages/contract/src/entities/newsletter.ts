import * as v from 'valibot';
import { flag, id, text } from '../wire.ts';

/** A newsletter of the site. `name` may contain markup (ACCT-35). */
export const newsletter = v.object({ id, name: text, isSubscribed: flag });
export type Newsletter = v.InferOutput<typeof newsletter>;
