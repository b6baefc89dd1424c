/** Escapes readers' texts for the terminal: they must not control it, nor contain hidden characters. */
import { withoutUnseen } from '@portada/contract/rules';
import { plainSpaces } from '../content/plain-text.ts';

/** Letters and marks without a shape; not variation selectors, which emoji need. */
const BLANK_LETTER = /(?!\p{VS})(?=\p{DI})[\p{L}\p{M}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})(\p{M}+)/gu;

/**
 * The text's lines. Characters that would move the cursor, or change colours or the window's title, are shown as their
 * code, and so are invisible ones, which a moderator should know of. Nothing is removed: a page shows the characters
 * within an escape sequence.
 */
export function plainLines(text: string): string[] {
  return withoutUnseen(plainSpaces(text), shown)
    .replace(BLANK_LETTER, shown)
    .replace(HEAP_OF_MARKS, (_, first, rest) => `${first}‹${[...rest].length} more marks›`)
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim()
    .split('\n');
}

/** The same as one line. */
export function plainLine(text: string): string {
  return plainLines(text).join(' ').replace(/\s+/g, ' ').trim();
}

/** Equivalent JSON, with all characters that control a terminal as JSON escapes. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

function shown(sign: string): string {
  return `‹U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`;
}
