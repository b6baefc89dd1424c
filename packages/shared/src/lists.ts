import type { Language } from '@portada/contract';

/** `Ana Ferrer, Pau Vidal y Lola Ruiz` */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(items);
}
