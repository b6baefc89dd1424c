/** Control characters, bidirectional controls and zero-width characters; not the joiner of emoji. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;

/** External text as a single line: no control characters, no lone surrogates, single spaces; trimmed by default. */
export function cleanLine(text: string, spaces: 'none' | 'ends' = 'none'): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '');
  return spaces === 'ends' ? line : line.trim();
}

/** Truncates a text between words. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  const whole = end > longest / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.trimEnd()}…`;
}

/** External text with paragraphs: each line is cleaned, and at most one empty line is kept between two. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
