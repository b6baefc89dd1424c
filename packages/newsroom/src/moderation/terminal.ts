/** Readers' texts on a terminal: they must not be able to write anywhere but in their place, nor to hide there. */

/** Controls, and what takes no room or turns a line; not the joiners and variants that emoji and some alphabets need. */
const UNSEEN = /(?!\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{DI}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})(\p{M}+)/gu;

/**
 * The text's lines. What would move the cursor, change colours or the window's title is shown by its code instead,
 * and so is what a reader of the page would not see: it is what a moderator ought to know of. Nothing is left out, for
 * a page shows what stands between the signs of an escape sequence.
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

/** The same on one line. */
export function plainLine(text: string): string {
  return plainLines(text).join(' ').replace(/\s+/g, ' ').trim();
}

/** JSON that says the same, with all that a terminal might heed as an escape of JSON's own. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

function code(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
