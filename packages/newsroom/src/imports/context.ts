/** What the readers of the formats know about the newsroom that takes their items. */

import type { SiteIdentity } from '../config/sites.ts';
import { shorten } from '../content/plain-text.ts';
import { RejectedItemError } from './problems.ts';

export interface ImportContext {
  readonly site: SiteIdentity;
  /** The origin that readers see: a film or sound that lies there plays on the content's page. */
  readonly siteUrl: string;
  readonly now: Date;
  readonly places: Places;
  readonly channels: ChannelMap;
}

export interface Section {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
}

/** Where contents go. */
export interface Places {
  readonly sections: readonly Section[];
  /** By the folded name of a category, what the command line says. */
  readonly byCategory: ReadonlyMap<string, Section>;
  /** Of what no category places. */
  readonly otherwise: Section | undefined;
}

/** By the source's id of a channel, what the command line says; and the newsroom's own, by id and by folded name. */
export interface ChannelMap {
  readonly asked: ReadonlyMap<string, string>;
  readonly own: ReadonlyMap<string, string>;
}

/** As names are compared: no accents, no capitals, no signs. */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The section of the first category that names one, and the categories that name none. */
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

/** By its name, its address or its code, however they are written. */
export function sectionNamed(sections: readonly Section[], name: string): Section | undefined {
  const folded = fold(name);
  return sections.find((one) => [one.name, one.slug, one.code].some((own) => fold(own) === folded));
}
