import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fill } from '@portada/shared/fill.ts';
import { expect, test } from 'vitest';
import { readLanguage } from './own-language.ts';

/** The file that a publisher wrote, as a browser without the language finds in it. */
function languageOf(tag: string) {
  const file = resolve(import.meta.dirname, `../../newsroom/hosts/languages/messages.${tag}.json`);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const rules = new Intl.PluralRules(tag);
  return readLanguage(tag, (key, { count }) => texts[`${key}.${rules.select(Number(count))}`] ?? texts[key]);
}

const everyDay = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index, 12)));
const timeZone = 'UTC';
const asked: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long' },
  { month: 'long', year: 'numeric' },
  { month: 'long' },
  { weekday: 'long' },
  { weekday: 'short' },
];

test.each(['gl', 'eu'])('[I18N-01] in %s a browser that lacks it writes dates as one that has it', (tag) => {
  const own = languageOf(tag);
  for (const options of asked) {
    const written = new Intl.DateTimeFormat(tag, { timeZone, ...options });
    // CLDR has no genitive here: `azaroa 23(a)`.
    const isBetter = tag === 'eu' && options.weekday === 'long' && options.day;
    const expected = (day: Date) =>
      isBetter ? written.format(day).replace(/^(\p{L}+)/u, '$1ren') : written.format(day);
    expect(everyDay.map((day) => own.date(day, { timeZone, ...options }))).toEqual(everyDay.map(expected));
  }
});

test.each(['gl', 'eu'])('[I18N-01] in %s lists and durations, too', (tag) => {
  const own = languageOf(tag);
  const list = new Intl.ListFormat(tag);
  for (const items of [['a'], ['a', 'b'], ['a', 'b', 'c']]) expect(own.list(items)).toBe(list.format(items));
  for (const unit of ['second', 'minute', 'hour', 'day'] as const) {
    for (const count of [0, 1, 2, 15]) {
      const long = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
      expect(own.duration(count, unit)).toBe(long.format(count));
      expect(own.duration(count, unit, 'in')).toBe(new Intl.RelativeTimeFormat(tag).format(count, unit));
    }
  }
});

test('for what the page has no text there is nothing, and `Intl` says it', () => {
  const own = readLanguage('gl', (key, values) =>
    key === 'intl.and' ? fill('{list}+{last}', values) : undefined,
  );
  expect(own.list(['a', 'b'])).toBe('a+b');
  expect(own.duration(2, 'second')).toBeUndefined();
});
