/** Texts from outside the newsroom: of readers, and of imported files. */
import { isBlank, withoutUnseen } from '@portada/contract/rules';

/** With line breaks and spaces as the only white space of control characters, and without lone surrogates. */
export function plainSpaces(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\t\v\f]/g, ' ');
}

/** As a single line, without characters that are not seen: single spaces, none at the ends. Empty where it is blank. */
export function cleanLine(text: string): string {
  const line = withoutUnseen(plainSpaces(text)).replace(/\s+/g, ' ').trim();
  return isBlank(line) ? '' : line;
}

/** Truncates a text between words. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  const whole = end > longest / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  // A flag that is cut has no end.
  return `${withoutUnseen(whole).trimEnd()}…`;
}

/** With paragraphs: each line is cleaned, and at most one empty line is kept between two. */
export function cleanText(text: string): string {
  return plainSpaces(text)
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
