import { ownLanguage } from './own-language.ts';

const formats = new Map<string, Intl.ListFormat>();

/** `Ana Ferrer, Pau Vidal y Lola Ruiz` */
export function formatList(items: readonly string[], language: string): string {
  const own = ownLanguage(language)?.list(items);
  if (own !== undefined) return own;
  // Made once: to make one takes longer than to write a page of cards with it.
  const format = formats.get(language) ?? new Intl.ListFormat([language, 'es']);
  formats.set(language, format);
  return format.format(items);
}
