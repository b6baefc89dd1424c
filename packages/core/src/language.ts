import type { Language } from '@portada/contract';
import { atom } from 'nanostores';

export type { Language };

/** `gl` of `gl-ES`. */
export const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** Whether `Intl` takes it; what it takes badly, it refuses with an exception. */
function isTag(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reading 21: any language but Catalan gives Spanish, the base (I18N-01), unless the page brings texts of its own.
 *
 * @param bringsTexts whether it does: they are in the page's language
 */
export function languageFrom(tag: string, bringsTexts = false): string {
  const primary = primaryOf(tag);
  if (primary === 'ca') return 'ca';
  return bringsTexts && primary !== 'es' && isTag(tag) ? tag : 'es';
}

/** The language that the widgets speak, a BCP 47 tag: `es`, `ca`, or the page's own. */
export const $language = atom(languageFrom(document.documentElement.lang));
