import type { Words } from './search-texts.ts';
import { ca } from './texts.ca.ts';
import { es } from './texts.es.ts';

/** The Spanish ones lead: another language has the same keys. */
export type Texts = Words<typeof es>;

/** The texts of a language; another language than ours reads in Spanish (I18N-01). */
export function textsOf(lang: string): Texts {
  return lang === 'ca' ? ca : es;
}
