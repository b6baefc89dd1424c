import { $language } from '@portada/core';
import { clockParts } from '@portada/shared/clock-time.ts';
import { formatList } from '@portada/shared/lists.ts';
import { ownLanguage } from '@portada/shared/own-language.ts';

/** As a screen reader says it: `1 minuto y 23 segundos`. */
export function spokenTime(seconds: number, language: string = $language.get()): string {
  const units = ['hour', 'minute', 'second'] as const;
  const parts = clockParts(seconds).flatMap((value, index) => {
    const unit = units[index];
    if (!unit || value === 0) return [];
    return duration(value, unit, language);
  });
  if (parts.length === 0) return duration(0, 'second', language);
  return formatList(parts, language);
}

function duration(value: number, unit: string, language: string): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const own = ownLanguage(language)?.duration(value, unit);
  return own ?? new Intl.NumberFormat([language, 'es'], style).format(value);
}
