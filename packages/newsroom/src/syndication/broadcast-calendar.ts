/** `/programacion/1234.ics`: a broadcast for a reader's own calendar, which reminds of it. */
import { SCHEDULE_PATH } from '@portada/shared/paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ICAL from 'ical.js';
import { pageUrl } from '../config/local-paths.ts';
import { showUrl } from '../content/addresses.ts';
import { notFound } from '../render/show-page.ts';
import { findBroadcast } from '../schedule/broadcasts.ts';
import { canonicalEdition } from './answer.ts';
import { component, sendCalendar, uidOf } from './icalendar.ts';

/** How long before its start a calendar reminds of a broadcast. */
const REMINDER = '-PT10M';

export function registerBroadcastCalendar(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    `${SCHEDULE_PATH}:id(^[1-9]\\d{0,8}$).ics`,
    { config: { shared: [] } },
    async (request, reply) =>
      sendCalendar(request, reply, [await entryOf(request, Number(request.params.id))]),
  );
}

async function entryOf(request: FastifyRequest, id: number): Promise<ICAL.Component> {
  const { db, now } = request.server;
  const edition = canonicalEdition(request);
  const found = await findBroadcast(db, edition, id);
  if (!found) throw notFound();
  const { title, channel, slug, startsAt, endsAt } = found;
  const url = request.origin + (slug ? showUrl(edition, slug) : pageUrl(edition.base, SCHEDULE_PATH));
  const entry = component('vevent', {
    uid: uidOf(request, `broadcast-${id}`),
    dtstamp: ICAL.Time.fromJSDate(now(), true),
    dtstart: ICAL.Time.fromJSDate(startsAt, true),
    dtend: ICAL.Time.fromJSDate(endsAt, true),
    // It leaves the reader free for others.
    transp: 'TRANSPARENT',
    summary: title,
    location: channel,
    description: url,
    url,
  });
  entry.addSubcomponent(
    component('valarm', {
      action: 'DISPLAY',
      description: title,
      trigger: ICAL.Duration.fromString(REMINDER),
    }),
  );
  return entry;
}
