import type { Language } from '@portada/contract';
import { atom } from 'nanostores';

export type { Language };

/** Reading 21: any language but Catalan gives Spanish, the base (I18N-01). */
export function languageFrom(tag: string): Language {
  return tag.toLowerCase().split('-')[0] === 'ca' ? 'ca' : 'es';
}

/** The page's language, from `<html lang>`. */
export const $language = atom<Language>(languageFrom(document.documentElement.lang));
