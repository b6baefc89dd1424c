import { $language } from '@portada/core';
import type { Language } from '@portada/core/language.ts';
import { clockParts } from '@portada/shared/clock-time.ts';

/** As a screen reader says it: `1 minuto y 23 segundos`. */
export function spokenTime(seconds: number, language: Language = $language.get()): string {
  const units = ['hour', 'minute', 'second'] as const;
  const said = clockParts(seconds).flatMap((value, index) => {
    const unit = units[index];
    if (!unit || value === 0) return [];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  });
  if (said.length === 0) return spokenZero(language);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
}

function spokenZero(language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(0);
}
