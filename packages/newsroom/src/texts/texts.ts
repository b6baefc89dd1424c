/** The texts of the newsroom's pages, by language. */
import { ca } from './texts.ca.ts';
import { es, type Texts } from './texts.es.ts';

export type { Texts } from './texts.es.ts';

/** The texts of a language; Spanish for any unknown one (I18N-01). */
export function textsOf(lang: string): Texts {
  return lang === 'ca' ? ca : es;
}
