/** Converts an event of a calendar to a content of the agenda. */

import type { Language } from '@portada/contract';
import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { cleanLine, shorten } from '../../content/plain-text.ts';
import type { EventData } from '../../db/schema/content-data.ts';
import { escapeHtml } from '../../strings/escape-html.ts';
import { dayRange } from '../../texts/format.ts';
import type { ImportContext } from '../context.ts';
import { checkBody, draftOf } from '../draft.ts';
import { safeAddress } from '../foreign-html.ts';
import type { SourceDraft } from '../items.ts';
import { readMoment } from '../moments.ts';
import { RejectedItemError } from '../problems.ts';
import { dayNumber, dayText } from './calendar.ts';
import type { Span } from './dates.ts';
import { type Properties, textOfValue } from './properties.ts';

const MOST_TOPICS = 5;
const MOST_HOURS = 5;
const MOST_DAYS = 366;
const MOST_NAMED_DAYS = 8;
const LONGEST_PLACE = 150;

function literal(lang: Language, count: number, range: string): string {
  return lang === 'ca' ? `${count} dates, ${range}` : `${count} fechas, ${range}`;
}

const more: Readonly<Record<Language, string>> = { es: 'Más información', ca: 'Més informació' };

export function eventDraft(context: ImportContext, event: Properties, spans: readonly Span[]): SourceDraft {
  const dates = inOrder(spans);
  if (dates.length === 0) throw new RejectedItemError('none of its dates is left');
  const categories = event
    .all('categories')
    .flatMap(({ values }) => values.map((value) => cleanLine(textOfValue(value))))
    .filter(Boolean);
  const html = descriptionOf(event);
  const draft = draftOf(context, {
    title: escapeHtml(event.text('summary')),
    summary: html,
    body: '',
    keepsLines: false,
    publishedAt: momentOf(event, 'created', context.now),
    updatedAt: momentOf(event, 'last-modified', context.now),
    categories: categories.map(escapeHtml),
    authors: [],
    enclosures: [],
    picture: undefined,
    commentsOpen: true,
    translationKey: '',
    base: '',
  });
  return {
    ...draft,
    kind: 'event',
    body: checkBody([...draft.body, ...linkTo(context, event)]),
    event: { ...datesOf(dates, context.site.lang), ...placeOf(event), ...topicsOf(categories) },
    occurrences: dates.map(({ startsOn, endsOn }) => ({ startsOn, endsOn })),
  };
}

/** In the order of the days, without duplicate spans. */
function inOrder(spans: readonly Span[]): Span[] {
  const byDays = new Map<string, Span>();
  for (const span of spans) byDays.set(`${span.startsOn} ${span.endsOn} ${span.hours}`, span);
  return [...byDays.values()].sort((a, b) => (a.startsOn + a.hours < b.startsOn + b.hours ? -1 : 1));
}

function datesOf(
  spans: readonly Span[],
  lang: Language,
): Pick<EventData, 'occurrenceType' | 'days' | 'datesLiteral' | 'timetable'> {
  const timetable = [...new Set(spans.map(({ hours }) => hours).filter(Boolean))].slice(0, MOST_HOURS);
  const days = [...new Set(spans.flatMap(daysOf))].sort().slice(0, MOST_DAYS);
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  const common = { datesLiteral: '', timetable };
  if (days.length === 1) return { ...common, occurrenceType: 'one-time', days };
  const isOneStretch = dayNumber(last) - dayNumber(first) === days.length - 1;
  if (isOneStretch) return { ...common, occurrenceType: 'date-range', days: [first, last] };
  // A text with so many dates is no longer readable.
  const datesLiteral =
    days.length > MOST_NAMED_DAYS ? literal(lang, days.length, dayRange(first, last, lang)) : '';
  return { ...common, datesLiteral, occurrenceType: 'multiple-times', days };
}

function daysOf({ startsOn, endsOn }: Span): string[] {
  const first = dayNumber(startsOn);
  return Array.from({ length: dayNumber(endsOn) - first + 1 }, (_, index) => dayText(first + index));
}

/** Splits `Teatre Principal, Carrer del Cós, 14` into place and address. */
function placeOf(event: Properties): Pick<EventData, 'location' | 'address' | 'modality'> {
  const [, name = '', address = ''] =
    /^([^,\n]*)(?:[,\n]\s*)?([\s\S]*)$/.exec(event.text('location').trim()) ?? [];
  const clean = (text: string) => shorten(cleanLine(text), LONGEST_PLACE);
  return {
    location: { name: clean(name), url: '' },
    address: clean(address),
    modality: { name: '', url: '' },
  };
}

function topicsOf(categories: readonly string[]): Pick<EventData, 'thematics'> {
  const topics = categories.map((name) => shorten(name, 60)).slice(0, MOST_TOPICS);
  return { thematics: topics.map((name) => ({ name, url: AGENDA_PATH })) };
}

/** Some calendars have HTML in text fields; else each line of text is a paragraph. */
function descriptionOf(event: Properties): string {
  const [html] = event.all('x-alt-desc').filter(({ parameters }) => parameters.fmttype === 'text/html');
  if (html) return textOfValue(html.values[0]);
  const text = event.text('description').trim();
  return /<(p|br|a|b|i|ul|ol|div|span|strong|em)\b[^>]*>/i.test(text)
    ? text
    : text
        .split(/\n+/)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('');
}

function linkTo({ site }: ImportContext, event: Properties): string[] {
  const address = safeAddress(event.text('url'));
  return /^https?:/.test(address) ? [`<p><a href="${escapeHtml(address)}">${more[site.lang]}</a></p>`] : [];
}

/** When the event was created or changed; an invalid date does not reject the event. */
function momentOf(event: Properties, name: string, now: Date): Date | null {
  try {
    const moment = readMoment(event.text(name));
    return moment > now ? null : moment;
  } catch {
    return null;
  }
}
