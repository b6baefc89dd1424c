import type { Language } from '@portada/contract';

/** A count as CLDR writes it (reading 50): `1204` and `12.040` in Spanish, `1.204` in Catalan. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

/** `4,6`: a mean or a measure, with one decimal at most. */
export function formatFigure(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
