/** Escapes readers' texts for the terminal: they must not control it, nor contain hidden characters. */

/** Control, zero-width and bidirectional characters; not joiners and variation selectors, which emoji need. */
const UNSEEN = /(?!\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{DI}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})(\p{M}+)/gu;

/**
 * The text's lines. Characters that would move the cursor, or change colours or the window's title, are shown as their
 * code, and so are invisible ones, which a moderator should know of. Nothing is removed: a page shows the characters
 * within an escape sequence.
 */
export function plainLines(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, (sign) => `‹U+${code(sign)}›`)
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

function code(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
