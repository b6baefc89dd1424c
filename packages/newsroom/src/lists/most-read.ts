import type { Language, Ranking } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import { mostRead } from '../content/lists.ts';

const labels = {
  es: { day: 'Hoy', week: 'Esta semana' },
  ca: { day: 'Avui', week: 'Aquesta setmana' },
} as const satisfies Record<Language, object>;

/** The two lists of the most-read module (MOST-01): of the day, and of the week. */
export async function rankingsOf({ server, site }: FastifyRequest, limit: number): Promise<Ranking[]> {
  const now = server.now();
  const periods = ['day', 'week'] as const;
  const lists = await Promise.all(periods.map((period) => mostRead(server.db, site, period, limit, now)));
  return periods.map((period, index) => ({
    label: labels[site.lang][period],
    items: (lists[index] ?? []).map(({ id, title, url }) => ({ id, title, url })),
  }));
}
