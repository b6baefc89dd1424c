/** What anybody may read of a content that is behind the wall. The rest leaves the newsroom to nobody else. */
import type { ContentPage } from '../content/content-page.ts';

/** The paragraphs that are anybody's to read, and the most of a text that they may be. */
const FREE_PARAGRAPHS = 2;
const LARGEST_SHARE = 0.5;

const BOUNDARY = /<\/p>\s*(?=<)/g;

/** The first paragraphs of a text; none where they would be more than half of it, or stand within something. */
export function freePart(html: string): string {
  const cuts = [...html.matchAll(BOUNDARY)].map(({ index, 0: { length } }) => index + length);
  const fits = cuts
    .slice(0, FREE_PARAGRAPHS)
    .filter((cut) => cut <= html.length * LARGEST_SHARE && isFlat(html.slice(0, cut)));
  return html.slice(0, fits.at(-1) ?? 0);
}

/** Whether it is paragraphs one after another, of which none is left open. */
function isFlat(html: string): boolean {
  return !/<(?!\/?(?:p|a|strong|em|b|i|s|u|br)[\s>/])/.test(html);
}

/** The content without what is behind the wall, film and sound included. */
export function cutContent(page: ContentPage): ContentPage {
  return {
    ...page,
    body: freePart(page.body),
    video: null,
    audio: null,
    gallery: [],
    recipe: null,
    poll: null,
    participation: null,
  };
}
