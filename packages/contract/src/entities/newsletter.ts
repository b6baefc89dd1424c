import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { flag, id, text } from '../wire.ts';

/** A newsletter of the site. `name` may contain markup (ACCT-35). */
export const newsletter = v.object({ id, name: text, isSubscribed: flag });
export type Newsletter = v.InferOutput<typeof newsletter>;

/** A newsletter as a form offers it: also how often it comes, and where a past issue can be read. */
export const newsletterOffer = v.object({
  ...newsletter.entries,
  frequency: v.nullish(v.string()),
  sampleUrl: v.nullish(v.string()),
});
export type NewsletterOffer = v.InferOutput<typeof newsletterOffer>;

/** The newsletters that a reader chooses, in a request. */
export const newsletterChoice = v.pipe(
  v.array(
    v.object({
      id: upTo(100),
      name: v.optional(upTo(500), ''),
      isSubscribed: v.boolean(),
    }),
  ),
  v.maxLength(200),
);
