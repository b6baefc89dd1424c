/** Sanitises the text of comments: no bidirectional controls, invisible characters or stacked diacritics. */
import { invalidFields } from '../http/handle.ts';

/**
 * Invisible characters that are legitimate: the tags of a region's flag, and the joiners of emoji and of scripts that
 * need them (Persian, Hindi).
 */
const IN_PLACE = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}`,
  String.raw`(?<=\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=(?!\p{Script=Latin})\p{L}\p{M}*)[\u200c\u200d](?=\p{L})`,
].join('|');
/** Control characters, bidirectional marks and zero-width characters; not the line break. */
const UNSEEN = new RegExp(String.raw`(\n|${IN_PLACE})|[\p{Cc}\p{Cf}\p{Co}]`, 'gu');
const ANY_UNSEEN = /[\p{C}\p{DI}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The sanitised text of a comment. 400 where nothing visible is left. */
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
  // The blank Braille pattern is invisible, though Unicode has it as a symbol.
  if (!/[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u.test(text))
    throw invalidFields({ text: 'validation.text.required' });
  return text;
}

/** A sanitised nick, also of accounts older than the nick rules. */
export function tidyNick(nick: string): string {
  return nick.toWellFormed().replace(ANY_UNSEEN, '').replace(HEAP_OF_MARKS, '$1').trim();
}
