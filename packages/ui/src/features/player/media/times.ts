import { $language } from '@portada/core';
import type { Language } from '@portada/core/language.ts';

function partsOf(seconds: number): readonly [hours: number, minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
}

/** As a player's clock shows it: `1:23`, `1:02:03`. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** As a screen reader says it: `1 minuto y 23 segundos`. */
export function spokenTime(seconds: number, language: Language = $language.get()): string {
  const units = ['hour', 'minute', 'second'] as const;
  const said = partsOf(seconds).flatMap((value, index) => {
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
