import { ca } from './texts.ca.ts';
import { es } from './texts.es.ts';

/** The shape of a language's texts: the keys of the Spanish ones, with any text. */
type Words<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Words<Shape[Key]> };
export type Texts = Words<typeof es>;

/** The texts of a language; another language than ours reads in Spanish (I18N-01). */
export function textsOf(lang: string): Texts {
  return lang === 'ca' ? ca : es;
}
