/** iCalendar (RFC 5545), for a reader's own calendar: what its answers have in common. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import ICAL from 'ical.js';
import { cacheHeader } from '../http/cache.ts';

// The library leaves the blank that begins a continued line out of its count of 75 octets.
ICAL.foldLength = 74;

/** The properties of a component by name; one without a value is left out. */
export type Values = Readonly<Record<string, string | ICAL.Time | ICAL.Duration>>;

export function component(name: 'vevent' | 'valarm', values: Values): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(values)) {
    if (value) made.addPropertyWithValue(property, value);
  }
  return made;
}

/** An identifier of the whole world's, the same however often it is fetched. */
export function uidOf({ origin }: FastifyRequest, id: string): string {
  return `${id}@${new URL(origin).host}`;
}

export function sendCalendar(
  { site }: FastifyRequest,
  reply: FastifyReply,
  entries: readonly ICAL.Component[],
): FastifyReply {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${site.name}//Portada//${site.lang.toUpperCase()}`);
  for (const entry of entries) calendar.addSubcomponent(entry);
  return reply
    .header('cache-control', cacheHeader('public'))
    .type('text/calendar; charset=utf-8')
    .send(calendar.toString());
}
