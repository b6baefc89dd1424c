/** The Liquid filters: `{{ correction.date | moment: site.lang }}`. */
import type { Language } from '@portada/contract';
import { aspectRatios, CLIPPING_WIDTHS, clippingFormats } from '@portada/contract';
import { clippingUrl } from '@portada/shared/clipping.ts';
import { formatTime, formatTimestamp } from '@portada/shared/dates.ts';
import { weekdayAndDate } from '@portada/shared/day-names.ts';
import { fill } from '@portada/shared/fill.ts';
import type { Liquid } from 'liquidjs';
import { pageUrl } from '../config/local-paths.ts';
import { dayOf } from '../content/dates.ts';
import { longDay, plain, shortDay, wholeDate } from '../texts/format.ts';
import { languageOf, oneOf } from './filter-values.ts';
import { registerHtmlFilters } from './html-filters.ts';

export function registerFilters(engine: Liquid): void {
  engine.registerFilter('long_day', (date: unknown, lang: unknown) => onDate(date, longDay, lang));
  engine.registerFilter('whole_date', (date: unknown, lang: unknown) => onDate(date, wholeDate, lang));
  engine.registerFilter('short_day', (date: unknown, lang: unknown) => onDate(date, shortDay, lang));
  engine.registerFilter('week_day', (day: unknown, lang: unknown) =>
    weekdayAndDate(String(day), languageOf(lang)),
  );
  engine.registerFilter('wall_clock', (date: unknown, lang: unknown) => onDate(date, formatTime, lang));
  engine.registerFilter('moment', (date: unknown, lang: unknown) => onDate(date, formatTimestamp, lang));
  engine.registerFilter('day_iso', (date: unknown) => onDate(date, dayOf));
  engine.registerFilter('year', (date: unknown) => onDate(date, (day) => dayOf(day).slice(0, 4)));
  // `{{ t.latestOf | fill: name: author.name }}`: the engine passes named arguments as pairs.
  engine.registerFilter('fill', (text: unknown, ...values: [string, unknown][]) =>
    fill(String(text), Object.fromEntries(values.map(([name, value]) => [name, String(value)]))),
  );
  engine.registerFilter('page_url', (path: unknown, base: unknown) => pageUrl(String(base), String(path)));
  engine.registerFilter('plain', (html: unknown) => plain(String(html ?? '')));
  engine.registerFilter('mail_field', (text: unknown) => encodeURIComponent(String(text ?? '')));
  // The engine escapes every output, quotes included: in an attribute JSON needs nothing else.
  engine.registerFilter('json_attribute', (value: unknown) => JSON.stringify(value ?? null));
  engine.registerFilter('clipping', (src: unknown, ratio: unknown, width: unknown, format: unknown = 'jpg') =>
    clippingUrl(
      String(src),
      oneOf(aspectRatios, ratio),
      oneOf(CLIPPING_WIDTHS, width),
      oneOf(clippingFormats, format),
    ),
  );
  registerHtmlFilters(engine);
}

function onDate(value: unknown, write: (date: Date, lang: Language) => string, lang?: unknown): string {
  const date = value instanceof Date ? value : new Date(String(value));
  return Number.isNaN(date.getTime()) ? '' : write(date, languageOf(lang));
}
