import * as v from '../valibot.ts';
import { text } from '../wire.ts';

const url = { url: text, href: text };

/** A name with an optional link; back ends send its URL as `url` or as `href`, it is parsed as `url`. */
export const namedLink = v.pipe(
  v.object({ name: text, ...url }),
  v.transform(({ name, url, href }) => ({ name, url: url || href })),
);
export type NamedLink = v.InferOutput<typeof namedLink>;

/** The line above a title (CARD-03); its URL is sent as `url` or as `href`, and parsed as `url`. */
export const kicker = v.pipe(
  v.object({ text: text, title: text, ...url }),
  v.transform(({ text, title, url, href }) => ({ text, title, url: url || href })),
);
export type Kicker = v.InferOutput<typeof kicker>;
