import type { Language } from '@portada/contract';
import { synonymsOf } from './synonyms/synonyms.ts';
import { openEnd, termsOf } from './terms.ts';
import type { TextQuery } from './text.ts';

/** What is to be marked in the results of a text: see `marked.ts` in `@portada/shared`. */
export function marksOf(lang: Language, { text, isOpen }: TextQuery): string[] {
  const terms = termsOf(text);
  const end = isOpen ? openEnd(terms) : undefined;
  const wanted = (end?.whole ?? terms).filter(({ isUnwanted }) => !isUnwanted);
  const marks = wanted.flatMap((term) => [term.text, ...(term.isPhrase ? [] : synonymsOf(lang, term.text))]);
  return [...new Set(end ? [...marks, `${end.beginning}*`] : marks)];
}
