import { ownLanguage } from './own-language.ts';

/** `Ana Ferrer, Pau Vidal y Lola Ruiz` */
export function formatList(items: readonly string[], language: string): string {
  return ownLanguage(language)?.list(items) ?? new Intl.ListFormat([language, 'es']).format(items);
}
