import { atom } from 'nanostores';

/** The languages Portada speaks; Spanish is the base (I18N-01). */
export type Language = 'es' | 'ca';

/** Reading 21: any language but Catalan gives Spanish. */
export function languageFrom(tag: string): Language {
  return tag.toLowerCase().split('-')[0] === 'ca' ? 'ca' : 'es';
}

/** The page's language, from `<html lang>`. */
export const $language = atom<Language>(languageFrom(document.documentElement.lang));
