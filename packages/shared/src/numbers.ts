const formats = new Map<string, Intl.NumberFormat>();

/** A formatter, made once; Spanish where a language is missing. */
function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat([language, 'es'], options);
  formats.set(key, format);
  return format;
}

/** Whether a number is written in both languages as in JavaScript. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000;

/**
 * A count as CLDR writes it (reading 50): `1204` and `12.040` in Spanish, `1.204` in Catalan. Most are small, and need
 * no formatter: a browser takes fifteen milliseconds to make its first, a slow phone four times as many.
 */
export function formatNumber(value: number, language: string): string {
  if (isPlain(value) && (language === 'es' || language === 'ca')) return String(value);
  return numberFormat(language).format(value);
}

/** `22 km/h`, `0,4 m`: a measure with its unit, as the language writes it, on one line. */
export function formatMeasure(
  value: number,
  unit: 'kilometer-per-hour' | 'meter' | 'millimeter' | 'percent',
  language: string,
): string {
  const measure = numberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  return measure.replaceAll(' ', '\u00a0');
}

/** `4,6`: a mean or a measure, with one decimal at most. */
export function formatFigure(value: number, language: string): string {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
