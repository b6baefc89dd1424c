/** The least paragraphs that stand before an ad, and after it. */
const BEFORE = 3;
const AFTER = 2;

const BOUNDARY = /<\/p>\s*(?=<(?:p|h2)[\s>])/g;
/** What a paragraph may stand within: there an ad would tear something apart. */
const OPENS = /<(?:aside|blockquote|div|figure|li|ol|section|table|ul)[\s>]/g;
const CLOSES = /<\/(?:aside|blockquote|div|figure|li|ol|section|table|ul)>/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** A content's text in the two parts between which an ad may stand; a short one stays whole. */
export function proseParts(html: string): string[] {
  const cuts = [...html.matchAll(BOUNDARY)]
    .map(({ index, 0: { length } }) => index + length)
    .filter((cut) => {
      const before = html.slice(0, cut);
      return count(before, OPENS) === count(before, CLOSES);
    });
  const cut = cuts[BEFORE - 1];
  if (cut === undefined || cuts.length < BEFORE + AFTER - 1) return html ? [html] : [];
  return [html.slice(0, cut), html.slice(cut)];
}
