/** The lists of a single kind of content, by the path of their page. */
import { openKinds } from '../content/standing.ts';
import type { ContentKind } from '../db/schema/content.ts';
import { defaultSearch, type Search } from '../search/query.ts';

export const kindLists = [
  { slug: 'videos', kind: 'video', look: 'posters' },
  { slug: 'audios', kind: 'audio', look: 'posters' },
  { slug: 'galerias', kind: 'gallery', look: 'posters' },
  { slug: 'recetas', kind: 'recipe', look: 'rows' },
  { slug: 'blogs', kind: 'blog', look: 'rows' },
  { slug: 'encuestas', kind: 'poll', look: 'rows' },
  { slug: 'entrevistas', kind: 'interview', look: 'rows' },
  { slug: 'participa', kind: 'contribution', look: 'rows' },
] as const;

export type KindList = (typeof kindLists)[number];

export function kindListOf(slug: string): KindList | undefined {
  return kindLists.find((list) => list.slug === slug);
}

/** The list that contents of a kind are in. */
export function kindListFor(kind: ContentKind): KindList | undefined {
  return kindLists.find((list) => list.kind === kind);
}

/** The contents of such a list, newest first; of what opens and closes the open ones before. */
export function kindSearch({ kind }: KindList): Search {
  return { ...defaultSearch, type: kind, openFirst: openKinds.some((one) => one === kind) };
}
