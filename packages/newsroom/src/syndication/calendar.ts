/** `/agenda/1234.ics`: the days of an event as iCalendar (RFC 5545), for a reader's own calendar. */
import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ICAL from 'ical.js';
import { type ContentPage, findContent } from '../content/content-page.ts';
import { eventOccurrences } from '../db/schema/content.ts';
import { cacheHeader } from '../http/cache.ts';
import { gone, notFound } from '../render/show-page.ts';
import { plain } from '../texts/format.ts';
import { canonicalEdition } from './answer.ts';

interface Days {
  readonly startsOn: string;
  readonly endsOn: string;
}

export function registerCalendar(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    `${AGENDA_PATH}:id(^[1-9]\\d{0,8}$).ics`,
    { config: { shared: [] } },
    async (request, reply) =>
      reply
        .header('cache-control', cacheHeader('public'))
        .type('text/calendar; charset=utf-8')
        .send(await calendarOf(request, Number(request.params.id))),
  );
}

async function calendarOf(request: FastifyRequest, id: number): Promise<string> {
  const { db, now } = request.server;
  const edition = canonicalEdition(request);
  const page = await findContent(db, edition, id, now());
  if (page === 'withdrawn') throw gone();
  if (page?.kind !== 'event') throw notFound();
  const days = await db
    .select({ startsOn: eventOccurrences.startsOn, endsOn: eventOccurrences.endsOn })
    .from(eventOccurrences)
    .where(eq(eventOccurrences.contentId, id))
    .orderBy(asc(eventOccurrences.startsOn));
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${request.site.name}//Portada//${edition.lang.toUpperCase()}`);
  for (const [index, span] of days.entries()) {
    const uid = `${id}-${index}@${new URL(request.origin).host}`;
    calendar.addSubcomponent(entryOf(page, span, uid, request.origin + page.url));
  }
  return calendar.toString();
}

/** A whole day or several: the hours are free text, which goes into the description. */
function entryOf({ card, updatedAt }: ContentPage, { startsOn, endsOn }: Days, uid: string, url: string) {
  const { title, description, location, address, timetable = [] } = card;
  const entry = new ICAL.Component('vevent');
  const last = ICAL.Time.fromDateString(endsOn);
  // The end is the day after.
  last.adjust(1, 0, 0, 0);
  const values: Readonly<Record<string, string | ICAL.Time>> = {
    uid,
    dtstamp: ICAL.Time.fromJSDate(new Date(updatedAt.date), true),
    dtstart: ICAL.Time.fromDateString(startsOn),
    dtend: last,
    // It leaves the reader free for others.
    transp: 'TRANSPARENT',
    summary: title,
    location: [location?.name, address].filter(Boolean).join(', '),
    description: [plain(description), timetable.join(' · '), url].filter(Boolean).join('\n\n'),
    url,
  };
  for (const [name, value] of Object.entries(values)) if (value) entry.addPropertyWithValue(name, value);
  return entry;
}
