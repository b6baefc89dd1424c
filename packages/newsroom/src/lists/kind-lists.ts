/** The lists of one kind of content each that have a page of their own, by the name in their address. */
import { defaultSearch, type Search } from '../search/query.ts';

export const kindLists = [
  { slug: 'videos', kind: 'video', look: 'posters' },
  { slug: 'audios', kind: 'audio', look: 'posters' },
  { slug: 'recetas', kind: 'recipe', look: 'rows' },
  { slug: 'blogs', kind: 'blog', look: 'rows' },
] as const;

export type KindList = (typeof kindLists)[number];

export function kindListOf(slug: string): KindList | undefined {
  return kindLists.find((list) => list.slug === slug);
}

/** What such a list holds, the newest first. */
export function kindSearch({ kind }: KindList): Search {
  return { ...defaultSearch, type: kind };
}
