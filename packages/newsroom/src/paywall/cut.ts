/** Reduces a paywalled content to its free part on the server: the rest is sent to nobody without access. */
import type { ContentPage } from '../content/content-page.ts';

/** The free paragraphs, and the maximum share of a text that they may be. */
const FREE_PARAGRAPHS = 2;
const LARGEST_SHARE = 0.5;

const BOUNDARY = /<\/p>\s*(?=<)/g;

/** The first paragraphs of a text; none if they would be more than half of it, or are nested in other elements. */
export function freePart(html: string): string {
  const cuts = [...html.matchAll(BOUNDARY)].map(({ index, 0: { length } }) => index + length);
  const fits = cuts
    .slice(0, FREE_PARAGRAPHS)
    .filter((cut) => cut <= html.length * LARGEST_SHARE && isFlat(html.slice(0, cut)));
  return html.slice(0, fits.at(-1) ?? 0);
}

/** Whether the HTML is a sequence of complete paragraphs. */
function isFlat(html: string): boolean {
  return !/<(?!\/?(?:p|a|strong|em|b|i|s|u|br)[\s>/])/.test(html);
}

/** The content without its paywalled parts, media included. */
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
