import { ownLanguage } from './own-language.ts';

const formats = new Map<string, Intl.ListFormat>();

/** Spanish says `e` before the sound of an i; `hi` has none before an a or e: `agua e hilo`, `agua y hielo`. */
const WITH_E = /^(?:i|hi(?![ae]))/i;

function conjunction(language: string, next: string): string | undefined {
  if (language === 'ca') return 'i';
  if (language === 'es') return WITH_E.test(next) ? 'e' : 'y';
  return undefined;
}

/**
 * `Ana Ferrer, Pau Vidal y Lola Ruiz`. In both languages as `Intl` has it, but without: a browser takes twenty
 * milliseconds to make its first formatter, a slow phone four times as many.
 */
export function formatList(items: readonly string[], language: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = conjunction(language, last);
  if (and) return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
  const own = ownLanguage(language)?.list(items);
  if (own !== undefined) return own;
  const format = formats.get(language) ?? new Intl.ListFormat([language, 'es']);
  formats.set(language, format);
  return format.format(items);
}
