import * as v from '../valibot.ts';
import { list } from '../wire.ts';
import { type Link, link } from './link.ts';

/** A hot topic (HEAD-14). */
export const hotTopic = v.object({ link });
export type HotTopic = v.InferOutput<typeof hotTopic>;

/** A menu item (HEAD-09); `children` is its dropdown. */
export interface NavItem {
  readonly link: Link;
  readonly children: readonly NavItem[];
}

export const navItem: v.GenericSchema<unknown, NavItem> = v.object({
  link,
  children: list(v.lazy(() => navItem)),
});
