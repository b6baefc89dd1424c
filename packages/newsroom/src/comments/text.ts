/** What readers write, as it is kept and shown: nothing in it that turns the line, hides or piles up. */
import { invalidFields } from '../http/handle.ts';

/** Controls, marks of direction and of no width; not the line break, nor what holds an emoji together. */
const UNSEEN = /(?!\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Co}]/gu;
const ANY_UNSEEN = /[\p{C}\p{DI}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The text of a comment. Throws a 400 where nothing is left that could be seen. */
export function tidyText(written: string): string {
  const text = written
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(/(?:\u200c|\u200d){2,}/g, '\u200d')
    .replace(HEAP_OF_MARKS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!/[^\p{Z}\p{C}\p{M}\p{DI}]/u.test(text)) throw invalidFields({ text: 'validation.text.required' });
  return text;
}

/** A nick, also one of an account from before there were rules. */
export function tidyNick(nick: string): string {
  return nick.toWellFormed().replace(ANY_UNSEEN, '').replace(HEAP_OF_MARKS, '$1').trim();
}
