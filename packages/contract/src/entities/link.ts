import * as v from 'valibot';
import { idOrNone, list, text } from '../wire.ts';

/** A link as the CMS writes it. */
export const link = v.object({ id: idOrNone, href: text, text: text, title: text, rel: text, target: text });
export type Link = v.InferOutput<typeof link>;

/** A hot topic (HEAD-14). */
export const hotTopic = v.object({ link });
export type HotTopic = v.InferOutput<typeof hotTopic>;

/** An entry of a menu (HEAD-09); `children` is the dropdown under it. */
export interface NavItem {
  readonly link: Link;
  readonly children: readonly NavItem[];
}

export const navItem: v.GenericSchema<unknown, NavItem> = v.object({
  link,
  children: list(v.lazy(() => navItem)),
});

const url = { url: text, href: text };

/** A name that may lead somewhere; back ends write its address as `url` or as `href`, we read `url`. */
export const namedLink = v.pipe(
  v.object({ name: text, ...url }),
  v.transform(({ name, url, href }) => ({ name, url: url || href })),
);
export type NamedLink = v.InferOutput<typeof namedLink>;

/** The line above a title (CARD-03); its address comes as `url` or as `href`, we read `url`. */
export const kicker = v.pipe(
  v.object({ text: text, title: text, ...url }),
  v.transform(({ text, title, url, href }) => ({ text, title, url: url || href })),
);
export type Kicker = v.InferOutput<typeof kicker>;
