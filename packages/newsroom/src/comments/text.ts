/** What readers write, as it is kept and shown: nothing in it that turns the line, hides or piles up. */
import { invalidFields } from '../http/handle.ts';

/**
 * Unseen signs that have their place: the tags of a region's flag, what joins two pictures, and what joins or parts
 * letters where the script wants it (Persian, Hindi).
 */
const IN_PLACE = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}`,
  String.raw`(?<=\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=(?!\p{Script=Latin})\p{L}\p{M}*)[\u200c\u200d](?=\p{L})`,
].join('|');
/** Controls, marks of direction and of no width; not the line break. */
const UNSEEN = new RegExp(String.raw`(\n|${IN_PLACE})|[\p{Cc}\p{Cf}\p{Co}]`, 'gu');
const ANY_UNSEEN = /[\p{C}\p{DI}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The text of a comment. Throws a 400 where nothing is left that could be seen. */
export function tidyText(written: string): string {
  const text = written
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '$1')
    .replace(HEAP_OF_MARKS, '$1')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*){2,}/g, '\n\n')
    .trim();
  // The sign of Braille without a dot is blank, though it counts as a symbol.
  if (!/[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u.test(text))
    throw invalidFields({ text: 'validation.text.required' });
  return text;
}

/** A nick, also one of an account from before there were rules. */
export function tidyNick(nick: string): string {
  return nick.toWellFormed().replace(ANY_UNSEEN, '').replace(HEAP_OF_MARKS, '$1').trim();
}
