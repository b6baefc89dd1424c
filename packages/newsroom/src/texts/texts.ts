/** The words of the newsroom's own pages, by language. */
import { ca } from './texts.ca.ts';
import { es, type Texts } from './texts.es.ts';

export type { Texts } from './texts.es.ts';

/** The texts of a language; another language than ours reads in Spanish (I18N-01). */
export function textsOf(lang: string): Texts {
  return lang === 'ca' ? ca : es;
}
