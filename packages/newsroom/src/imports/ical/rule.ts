/** Parses recurrence rules (RFC 5545, 3.3.10). What an agenda has no use for, each hour or minute, is rejected. */
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
  byyearday: numbers,
  byweekno: numbers,
  bysetpos: numbers,
  byhour: numbers,
  byminute: numbers,
  bysecond: numbers,
});
/** The maximum of times of one day. */
const MOST_TIMES = 48;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

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
  readonly yearDays: readonly number[];
  readonly weeks: readonly number[];
  /** Those that are kept of each day, week, month or year; all by default. */
  readonly positions: readonly number[];
  /** Empty for those of the start. */
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
}

export function readRule(value: unknown): Rule {
  const odd = Object.keys(Object(value)).find((key) => !Object.hasOwn(ruleParts.entries, key));
  if (odd) throw new RejectedItemError(`its repetition says ${odd.toUpperCase()}, which is not read`);
  const rule = parse(ruleParts, value);
  const { interval, count } = rule;
  if (!Number.isInteger(interval) || interval < 1)
    throw new RejectedItemError('its repetition has no sensible interval');
  if (count !== undefined && (!Number.isInteger(count) || count < 1)) {
    throw new RejectedItemError('its repetition has no sensible count');
  }
  const timesOfDay = [rule.byhour, rule.byminute, rule.bysecond].reduce(
    (all, { length }) => all * (length || 1),
    1,
  );
  if (timesOfDay > MOST_TIMES)
    throw new RejectedItemError(`it takes place more than ${MOST_TIMES} times a day`);
  return {
    frequency: frequencyOf(rule),
    interval,
    count,
    until: rule.until === undefined ? '' : String(rule.until),
    weekStart: weekStartOf(rule.wkst),
    days: rule.byday.map(readDay),
    months: rule.bymonth,
    monthDays: rule.bymonthday,
    yearDays: rule.byyearday,
    weeks: rule.byweekno,
    positions: rule.bysetpos,
    hours: rule.byhour,
    minutes: rule.byminute,
    seconds: rule.bysecond,
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
