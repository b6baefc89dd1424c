/** What a reader typed, taken apart: words, «quoted phrases» and, after a hyphen, what is not wanted. */

/** One thing that is looked for: a word, or several in their order. */
export interface Term {
  readonly text: string;
  readonly isPhrase: boolean;
  readonly isUnwanted: boolean;
}

/** More than anybody asks for; each costs the database a look. */
const MOST_TERMS = 24;
/** From so many letters on half a word is telling. */
const LEAST_BEGINNING = 3;

const parts = /(-?)(?:["“«]([^"“”«»]*)["”»]?|(\S+))/gu;

/** The terms of a text. Signs alone are none; a text that only says what it does not want wants just that. */
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

/** The terms before the last word, and that word as the database folds it; undefined where it tells too little. */
export function openEnd(terms: readonly Term[]): { whole: Term[]; beginning: string } | undefined {
  const last = terms.at(-1);
  if (!last || last.isPhrase || last.isUnwanted) return undefined;
  const [beginning = ''] = /[a-z0-9]*$/.exec(folded(last.text)) ?? [];
  return beginning.length < LEAST_BEGINNING ? undefined : { whole: terms.slice(0, -1), beginning };
}

/** Terms as a text that reads as the same terms. */
export function written(terms: readonly Term[]): string {
  return terms
    .map(({ text, isPhrase, isUnwanted }) => (isUnwanted ? '-' : '') + (isPhrase ? `"${text}"` : text))
    .join(' ');
}

/** Lower case without accents, as `portada_fold` writes it. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
