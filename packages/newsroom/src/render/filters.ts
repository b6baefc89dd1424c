/** The Liquid filters: `{{ card.published | card_day: site.lang }}`. */
import type { Language } from '@portada/contract';
import { aspectRatios, CLIPPING_WIDTHS, clippingFormats } from '@portada/contract';
import { clippingSrcset, clippingUrl } from '@portada/shared/clipping.ts';
import { formatDate, formatTime, formatTimestamp } from '@portada/shared/dates.ts';
import { weekdayAndDate } from '@portada/shared/day-names.ts';
import { fill } from '@portada/shared/fill.ts';
import type { Liquid } from 'liquidjs';
import { dayOf } from '../content/dates.ts';
import { clippingHeight } from '../images/clipping.ts';
import { longDay, plain, shortDay, wholeDate } from '../texts/format.ts';

export function registerFilters(engine: Liquid): void {
  engine.registerFilter('long_day', (date: unknown, lang: unknown) => onDate(date, longDay, lang));
  engine.registerFilter('card_day', (date: unknown, lang: unknown) => onDate(date, formatDate, lang));
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
  engine.registerFilter('plain', (html: unknown) => plain(String(html ?? '')));
  engine.registerFilter('mail_field', (text: unknown) => encodeURIComponent(String(text ?? '')));
  // The engine escapes every output, quotes included: in an attribute JSON needs nothing else.
  engine.registerFilter('json_attribute', (value: unknown) => JSON.stringify(value ?? null));
  engine.registerFilter('srcset', (src: unknown, ratio: unknown, format: unknown, largest: unknown) =>
    clippingSrcset(String(src), oneOf(aspectRatios, ratio), oneOf(clippingFormats, format), Number(largest)),
  );
  engine.registerFilter('clipping', (src: unknown, ratio: unknown, width: unknown, format: unknown = 'jpg') =>
    clippingUrl(
      String(src),
      oneOf(aspectRatios, ratio),
      oneOf(CLIPPING_WIDTHS, width),
      oneOf(clippingFormats, format),
    ),
  );
  engine.registerFilter('clipping_height', (width: unknown, ratio: unknown) =>
    clippingHeight(Number(width), oneOf(aspectRatios, ratio)),
  );
}

function onDate(value: unknown, write: (date: Date, lang: Language) => string, lang?: unknown): string {
  const date = value instanceof Date ? value : new Date(String(value));
  return Number.isNaN(date.getTime()) ? '' : write(date, languageOf(lang));
}

function languageOf(lang: unknown): Language {
  return lang === 'ca' ? 'ca' : 'es';
}

/** Validates a template's argument: a misspelling throws instead of rendering a broken URL. */
function oneOf<Known extends string | number>(choices: readonly Known[], value: unknown): Known {
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${String(value)} is none of ${choices.join(', ')}.`);
  return found;
}
