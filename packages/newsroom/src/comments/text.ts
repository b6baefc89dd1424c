/** Sanitises the text of comments: no bidirectional controls, invisible characters or stacked diacritics. */
import { isBlank, withoutUnseen } from '@portada/contract/rules';
import { plainSpaces } from '../content/plain-text.ts';
import { invalidFields } from '../http/handle.ts';

/** A nick has no emoji either, whose variation selectors are no letters. */
const UNSEEN_IN_NICK = /(?![\u200c\u200d])[\p{C}\p{DI}]/gu;
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The sanitised text of a comment. 400 where nothing visible is left. */
export function tidyText(written: string): string {
  const text = withoutUnseen(plainSpaces(written).normalize('NFC'))
    .replace(HEAP_OF_MARKS, '$1')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*){2,}/g, '\n\n')
    .trim();
  if (isBlank(text)) throw invalidFields({ text: 'validation.text.required' });
  return text;
}

/** A sanitised nick, also of accounts older than the nick rules. */
export function tidyNick(nick: string): string {
  return withoutUnseen(nick.toWellFormed()).replace(UNSEEN_IN_NICK, '').replace(HEAP_OF_MARKS, '$1').trim();
}
