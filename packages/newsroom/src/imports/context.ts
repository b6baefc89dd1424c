/** The newsroom's data that the format parsers need. */

import { withoutJoiners } from '@portada/contract/rules';
import type { SiteIdentity } from '../config/sites.ts';
import { shorten } from '../content/plain-text.ts';
import type { PicturePlace } from './pictures/picture-store.ts';
import { RejectedItemError } from './problems.ts';

export interface ImportContext {
  readonly site: SiteIdentity;
  /** The public origin: media on it plays on the content's page. */
  readonly siteUrl: string;
  readonly now: Date;
  /** The lasting name of the source, from the command line; empty for none. */
  readonly source: string;
  readonly places: Places;
  readonly channels: ChannelMap;
  readonly pictures: PicturePlace;
}

export interface Section {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
}

/** Where contents are filed. */
export interface Places {
  readonly sections: readonly Section[];
  /** Sections by the folded name of a category, from the command line. */
  readonly byCategory: ReadonlyMap<string, Section>;
  /** The section of items without a mapped category. */
  readonly otherwise: Section | undefined;
}

/** Channels by the source's id, from the command line; and the newsroom's own, by id and by folded name. */
export interface ChannelMap {
  readonly mapped: ReadonlyMap<string, string>;
  readonly own: ReadonlyMap<string, string>;
}

/** Normalises a name for comparison: no accents, joiners, case or punctuation. */
export function fold(name: string): string {
  return withoutJoiners(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The section of the first mapped category, and the unmapped categories. */
export function placeIn(places: Places, categories: readonly string[]): { section: Section; rest: string[] } {
  const found = categories.map((category) => sectionOf(places, category));
  const section = found.find((one) => one !== undefined) ?? places.otherwise;
  if (!section) {
    const named = shorten(categories.map((category) => `«${category}»`).join(', '), 120);
    throw new RejectedItemError(
      named
        ? `none of its categories (${named}) is a section of the site: say one with --section`
        : 'it has no category: say a section with --section',
    );
  }
  return { section, rest: categories.filter((_, index) => found[index] === undefined) };
}

function sectionOf({ byCategory, sections }: Places, category: string): Section | undefined {
  const folded = fold(category);
  if (!folded) return undefined;
  return byCategory.get(folded) ?? sectionNamed(sections, folded);
}

/** Finds a section by its name, slug or code, in any spelling. */
export function sectionNamed(sections: readonly Section[], name: string): Section | undefined {
  const folded = fold(name);
  return sections.find((one) => [one.name, one.slug, one.code].some((own) => fold(own) === folded));
}
