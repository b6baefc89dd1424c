/** `/agenda/1234.ics`: the days of an event, for a reader's own calendar. */
import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ICAL from 'ical.js';
import { type ContentPage, findContent } from '../content/content-page.ts';
import { eventOccurrences } from '../db/schema/content.ts';
import { gone, notFound } from '../render/show-page.ts';
import { plain } from '../texts/format.ts';
import { canonicalEdition } from './answer.ts';
import { component, sendCalendar, uidOf } from './icalendar.ts';

interface Days {
  readonly startsOn: string;
  readonly endsOn: string;
}

export function registerCalendar(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    `${AGENDA_PATH}:id(^[1-9]\\d{0,8}$).ics`,
    { config: { shared: [] } },
    async (request, reply) =>
      sendCalendar(request, reply, await entriesOf(request, Number(request.params.id))),
  );
}

async function entriesOf(request: FastifyRequest, id: number): Promise<ICAL.Component[]> {
  const { db, now } = request.server;
  const page = await findContent(db, canonicalEdition(request), id, now());
  if (page === 'withdrawn') throw gone();
  if (page?.kind !== 'event') throw notFound();
  const days = await db
    .select({ startsOn: eventOccurrences.startsOn, endsOn: eventOccurrences.endsOn })
    .from(eventOccurrences)
    .where(eq(eventOccurrences.contentId, id))
    .orderBy(asc(eventOccurrences.startsOn));
  return days.map((span, index) =>
    entryOf(page, span, uidOf(request, `${id}-${index}`), request.origin + page.url),
  );
}

/** A whole day or several: the hours are free text, which goes into the description. */
function entryOf({ card, updatedAt }: ContentPage, { startsOn, endsOn }: Days, uid: string, url: string) {
  const { title, description, location, address, timetable = [] } = card;
  const last = ICAL.Time.fromDateString(endsOn);
  // The end is the day after.
  last.adjust(1, 0, 0, 0);
  return component('vevent', {
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
  });
}
