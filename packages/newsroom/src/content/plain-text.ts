/** Control characters, and those that turn the direction of what follows or take no room; not the joiner of emoji. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;

/** Text of others as one line: no control characters, no half characters, single spaces; none at its ends unless asked. */
export function cleanLine(text: string, spaces: 'none' | 'ends' = 'none'): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '');
  return spaces === 'ends' ? line : line.trim();
}

/** The text, cut between words where it is longer. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  const whole = end > longest / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.trimEnd()}…`;
}

/** Text of others that may have paragraphs: each line clean, and at most one empty line between two. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
