import type { Language, Ranking } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import { mostRead } from '../content/lists.ts';
import { type Reading, together } from '../db/reading.ts';

const labels = {
  es: { day: 'Hoy', week: 'Esta semana' },
  ca: { day: 'Avui', week: 'Aquesta setmana' },
} as const satisfies Record<Language, object>;

/** The two lists of the most-read module (MOST-01): of the day, and of the week. */
export function rankingsOf({ server: { db, now }, site }: FastifyRequest, limit: number): Reading<Ranking[]> {
  const words = labels[site.lang];
  const at = now();
  return together(db, {
    day: mostRead(db, site, 'day', limit, at),
    week: mostRead(db, site, 'week', limit, at),
  }).map(({ day, week }) => [
    { label: words.day, items: day },
    { label: words.week, items: week },
  ]);
}
