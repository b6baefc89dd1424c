/** Parses a query: words, «quoted phrases» and, after a hyphen, excluded terms. */

import { withoutJoiners } from '@portada/contract/rules';

/** A search term: a word, or a phrase. */
export interface Term {
  readonly text: string;
  readonly isPhrase: boolean;
  readonly isUnwanted: boolean;
}

/** The maximum of terms; each costs the database a lookup. */
const MOST_TERMS = 24;
/** The minimum length of a prefix that is searched for. */
const LEAST_BEGINNING = 3;

const parts = /(-?)(?:["“«]([^"“”«»]*)["”»]?|(\S+))/gu;

/** The terms of a text. Punctuation alone is none; a text may consist of excluded terms only. */
export function termsOf(text: string): Term[] {
  const terms = [...text.matchAll(parts)]
    .map(([, hyphen, phrase, word]) => ({
      text: (phrase ?? word ?? '').trim(),
      isPhrase: phrase !== undefined,
      isUnwanted: hyphen === '-',
    }))
    .filter((term) => /[\p{L}\p{N}]/u.test(term.text))
    .slice(0, MOST_TERMS);
  if (terms.some((term) => !term.isUnwanted)) return terms;
  return terms.map((term) => ({ ...term, isUnwanted: false }));
}

/** The terms before the last word, and that word folded; undefined if it is too short. */
export function openEnd(terms: readonly Term[]): { whole: Term[]; beginning: string } | undefined {
  const last = terms.at(-1);
  if (!last || last.isPhrase || last.isUnwanted) return undefined;
  const [beginning = ''] = /[a-z0-9]*$/.exec(folded(last.text)) ?? [];
  return beginning.length < LEAST_BEGINNING ? undefined : { whole: terms.slice(0, -1), beginning };
}

/** Terms as a text that parses to the same terms. */
export function written(terms: readonly Term[]): string {
  return terms
    .map(({ text, isPhrase, isUnwanted }) => (isUnwanted ? '-' : '') + (isPhrase ? `"${text}"` : text))
    .join(' ');
}

/** Lower case without accents and joiners, as `portada_fold` returns it. */
export function folded(text: string): string {
  return withoutJoiners(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
