import { MINIMUM_AGE } from '../constants/limits.ts';
import { ifFilled } from './text.ts';

/** A day as `YYYY-MM-DD`. */
export type Day = string;

/** Today in the local time zone. */
/* @__NO_SIDE_EFFECTS__ */
export function today(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** An existing day as `YYYY-MM-DD`. */
/* @__NO_SIDE_EFFECTS__ */
export function isDay(value: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  // A day that the month does not have overflows into the next one, and is then formatted differently.
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * The latest birth date for an age today. A person born on 29 February has their birthday on 1 March in a year without
 * that day.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lastBirthday(age: number, now: Day): Day {
  return dayOf(Number(now.slice(0, 4)) - age, Number(now.slice(5, 7)), Number(now.slice(8, 10)));
}

/** The day exists (UI-06). */
/* @__NO_SIDE_EFFECTS__ */
export function realDay() {
  return ifFilled(isDay, 'validation.birthdate.invalid');
}

/** VAL-12: at least 13 years old. An invalid day is reported by `realDay` only. */
/* @__NO_SIDE_EFFECTS__ */
export function oldEnough(now: () => Day = today) {
  return ifFilled(
    (value) => !isDay(value) || value <= lastBirthday(MINIMUM_AGE, now()),
    'validation.birthdate.tooYoung',
  );
}

/** VAL-13: under 13, and born. An invalid day is reported by `realDay` only. */
/* @__NO_SIDE_EFFECTS__ */
export function youngEnough(now: () => Day = today) {
  return ifFilled(
    (value) => !isDay(value) || (value > lastBirthday(MINIMUM_AGE, now()) && value <= now()),
    'validation.birthdate.tooOld',
  );
}

function dayOf(year: number, month: number, day: number): Day {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
