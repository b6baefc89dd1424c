/**
 * The part of an address after `#:~:text=` that leads to a quotation (https://wicg.github.io/scroll-to-text-fragment/).
 */

/** A text is given whole up to this length; beyond it, or over several blocks, by its first and last words. */
const LONGEST = 120;
const WORDS = 6;

/** A hyphen marks a prefix or suffix there, a comma separates, and `&` begins another text. */
const encode = (text) => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');

/** @param {string[]} lines the quoted text of each block */
export function textFragment(lines) {
  const [first = ''] = lines;
  if (lines.length === 1 && first.length <= LONGEST) return encode(first);
  const start = first.split(' ').slice(0, WORDS).join(' ');
  const end = lines.at(-1).split(' ').slice(-WORDS).join(' ');
  return `${encode(start)},${encode(end)}`;
}
