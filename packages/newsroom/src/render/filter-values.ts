/** What templates pass to filters, which may be anything. */
import type { Language } from '@portada/contract';

export function languageOf(lang: unknown): Language {
  return lang === 'ca' ? 'ca' : 'es';
}

/** Validates a template's argument: a misspelling throws instead of rendering a broken URL. */
export function oneOf<Known extends string | number>(choices: readonly Known[], value: unknown): Known {
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${String(value)} is none of ${choices.join(', ')}.`);
  return found;
}
