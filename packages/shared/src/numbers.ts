const formats = new Map<string, Intl.NumberFormat>();

/** A formatter, made once; Spanish where a language is missing. */
function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat([language, 'es'], options);
  formats.set(key, format);
  return format;
}

const GROUPED_FROM = 1_000;
const TENTHS = 10;

/**
 * Whether a number is written without groups and with a comma. Most are, and need no formatter: a browser takes twenty
 * milliseconds to make its first, a slow phone four times as many.
 */
const isPlain = (value: number, language: string) =>
  (language === 'es' || language === 'ca') && value >= 0 && value < GROUPED_FROM;

/** A count as CLDR writes it (reading 50): `1204` and `12.040` in Spanish, `1.204` in Catalan. */
export function formatNumber(value: number, language: string): string {
  if (Number.isInteger(value) && isPlain(value, language)) return String(value);
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
  const rounded = Math.round(value * TENTHS) / TENTHS;
  if (isPlain(rounded, language)) return String(rounded).replace('.', ',');
  return numberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
