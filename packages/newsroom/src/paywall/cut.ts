/** Reduces a paywalled content to its free part on the server: the rest is sent to nobody without access. */
import type { ContentPage } from '../content/content-page.ts';

/** The free paragraphs, and the maximum share of a text that they may be. */
const FREE_PARAGRAPHS = 2;
const LARGEST_SHARE = 0.5;

/** With its caption and its credits. */
const PICTURE = /<figure><img\s[^>]*>.*?<\/figure>\s*/gs;
/** What a text may begin with: a picture, an embed, a table, a paragraph; one after the other. */
const PIECE =
  /(?:<figure><img\s[^>]*>.*?<\/figure>|<figure><a\s[^>]*>[^<]*<\/a><\/figure>|<table>.*?<\/table>|<p[\s>].*?<\/p>)\s*/gsy;

/**
 * The first paragraphs of a text; none if they would be more than half of it, or are nested in other elements. An
 * embed or a table counts as a paragraph. A picture counts for nothing: those among the paragraphs are free with them.
 */
export function freePart(html: string): string {
  const largest = wordsLength(html) * LARGEST_SHARE;
  const fits = paragraphEnds(html)
    .slice(0, FREE_PARAGRAPHS)
    .filter((cut) => html[cut] === '<' && wordsLength(html.slice(0, cut)) <= largest);
  return html.slice(0, fits.at(-1) ?? 0);
}

const wordsLength = (html: string) => html.replaceAll(PICTURE, '').length;

/** Where what counts as a paragraph ends, as long as the text consists of such. */
function paragraphEnds(html: string): number[] {
  const pieces = [...html.matchAll(PIECE)];
  const nested = pieces.findIndex(([piece]) => piece.startsWith('<p') && !isFlat(piece));
  return pieces
    .slice(0, nested < 0 ? undefined : nested)
    .filter(([piece]) => !piece.startsWith('<figure><img'))
    .map(({ index, 0: { length } }) => index + length);
}

/** Whether a paragraph holds nothing but words. */
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
