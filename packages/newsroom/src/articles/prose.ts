/** The minimum of paragraphs before and after an ad. */
const BEFORE = 3;
const AFTER = 2;

const BOUNDARY = /<\/p>\s*(?=<(?:p|h2)[\s>])/g;
/** Elements that an ad must not split. */
const OPENS = /<(?:aside|blockquote|div|figure|li|ol|section|table|ul)[\s>]/g;
const CLOSES = /<\/(?:aside|blockquote|div|figure|li|ol|section|table|ul)>/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Splits a content's text where an ad may be inserted; a short one is not split. */
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
