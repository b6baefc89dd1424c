/**
 * Recurrence rules (RFC 5545, 3.3.10) by day. Each day of a bounded range is tested against the rule, so every rule
 * terminates. Unsupported parts of a rule are rejected, not guessed.
 */
import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { RejectedItemError } from '../problems.ts';

const list = <Item>(item: Item[] | Item): Item[] => (Array.isArray(item) ? item : [item]);
const numbers = optional(pipe(union([number(), array(number())]), transform(list)), []);
const words = optional(pipe(union([string(), array(string())]), transform(list)), []);

/** The parser's output. */
const ruleParts = object({
  freq: string(),
  interval: optional(number(), 1),
  count: optional(number()),
  until: optional(unknown()),
  wkst: optional(union([string(), number()])),
  byday: words,
  bymonth: numbers,
  bymonthday: numbers,
});
const supported = new Set(['freq', 'interval', 'count', 'until', 'wkst', 'byday', 'bymonth', 'bymonthday']);
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;

export interface Rule {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | undefined;
  /** A day, or a moment. */
  readonly until: string;
  readonly weekStart: number;
  /** 0 is Sunday; `nth` is 0 for every such weekday. */
  readonly days: readonly { readonly weekday: number; readonly nth: number }[];
  readonly months: readonly number[];
  readonly monthDays: readonly number[];
}

export function readRule(value: unknown): Rule {
  const odd = Object.keys(Object(value)).find((key) => !supported.has(key));
  if (odd) throw new RejectedItemError(`its repetition says ${odd.toUpperCase()}, which is not read`);
  const rule = parse(ruleParts, value);
  const { interval, count } = rule;
  if (!Number.isInteger(interval) || interval < 1)
    throw new RejectedItemError('its repetition has no sensible interval');
  if (count !== undefined && (!Number.isInteger(count) || count < 1)) {
    throw new RejectedItemError('its repetition has no sensible count');
  }
  return {
    frequency: frequencyOf(rule),
    interval,
    count,
    until: rule.until === undefined ? '' : String(rule.until),
    weekStart: weekStartOf(rule.wkst),
    days: rule.byday.map(readDay),
    months: rule.bymonth,
    monthDays: rule.bymonthday,
  };
}

function frequencyOf({ freq }: InferOutput<typeof ruleParts>): Rule['frequency'] {
  const frequency = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find(
    (one) => one === freq.toUpperCase(),
  );
  if (!frequency) throw new RejectedItemError(`its repetition is ${freq.toLowerCase()}, which is not read`);
  return frequency;
}

/** The parser's weekdays start with Sunday as 1. */
function weekStartOf(day: string | number | undefined): number {
  if (typeof day === 'number') return day - 1;
  return day && weekdays.includes(day) ? weekdays.indexOf(day) : 1;
}

function readDay(text: string): Rule['days'][number] {
  const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text.toUpperCase()) ?? [];
  const weekday = weekdays.indexOf(name);
  if (weekday < 0)
    throw new RejectedItemError(`its repetition names «${text.slice(0, 10)}», which is no day of the week`);
  return { weekday, nth: Number(nth) };
}

/** A day as its number since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

interface Calendar {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly weekday: number;
  readonly daysInMonth: number;
}

function calendarOf(day: number): Calendar {
  const date = new Date(day * DAY_MS);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { year, month, date: date.getUTCDate(), weekday: date.getUTCDay(), daysInMonth };
}

/** Whether the rule, which starts on `anchor`, matches a day. COUNT and UNTIL are applied by the caller. */
export function names(rule: Rule, anchor: number, day: number): boolean {
  const from = calendarOf(anchor);
  const at = calendarOf(day);
  if (rule.months.length > 0 && !rule.months.includes(at.month)) return false;
  if (steps(rule, { anchor, from, day, at }) % rule.interval !== 0) return false;
  if (rule.monthDays.length > 0 && !isMonthDay(rule.monthDays, at)) return false;
  if (rule.days.length > 0) return rule.days.some((one) => isNamedDay(rule, one, at));
  if (rule.monthDays.length > 0 || rule.frequency === 'DAILY') return true;
  if (rule.frequency === 'WEEKLY') return at.weekday === from.weekday;
  const isMonth = rule.frequency === 'MONTHLY' || rule.months.length > 0 || at.month === from.month;
  return isMonth && at.date === from.date;
}

/** The number of days, weeks, months or years between. */
function steps(rule: Rule, span: { anchor: number; from: Calendar; day: number; at: Calendar }): number {
  const { anchor, from, day, at } = span;
  if (rule.frequency === 'DAILY') return day - anchor;
  if (rule.frequency === 'YEARLY') return at.year - from.year;
  if (rule.frequency === 'MONTHLY') return (at.year - from.year) * 12 + at.month - from.month;
  const weekOf = (number: number, { weekday }: Calendar) => number - ((weekday - rule.weekStart + 7) % 7);
  return (weekOf(day, at) - weekOf(anchor, from)) / 7;
}

function isMonthDay(monthDays: readonly number[], { date, daysInMonth }: Calendar): boolean {
  return monthDays.includes(date) || monthDays.includes(date - daysInMonth - 1);
}

/** `2TU` is the second Tuesday of its month; of its year for a yearly rule without a month. */
function isNamedDay(rule: Rule, { weekday, nth }: Rule['days'][number], at: Calendar): boolean {
  if (at.weekday !== weekday) return false;
  if (nth === 0 || rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return true;
  const ofYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const date = ofYear ? dayOfYear(at) : at.date;
  const length = ofYear ? dayOfYear({ ...at, month: 12, date: 31 }) : at.daysInMonth;
  return nth > 0 ? Math.ceil(date / 7) === nth : Math.ceil((length - date + 1) / 7) === -nth;
}

function dayOfYear({ year, month, date }: Pick<Calendar, 'year' | 'month' | 'date'>): number {
  return Math.round((Date.UTC(year, month - 1, date) - Date.UTC(year, 0, 1)) / DAY_MS) + 1;
}
