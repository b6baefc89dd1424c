import { formatNumber } from './numbers.ts';

/** The text with a value in each of its places, `{name}`, that has one; a number as the language writes it. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language = 'es',
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });
}
