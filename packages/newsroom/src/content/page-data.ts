/** What the pages of a site have in common: one query for each request, however many of its parts ask. */
import type { FastifyRequest } from 'fastify';
import { together } from '../db/reading.ts';
import { listAdverts } from './adverts.ts';
import { siteId } from './edition.ts';
import { listSections } from './lists.ts';
import { listAlerts, listNewsletters } from './site-data.ts';
import { listFlagRules, versionsOf } from './site-rules.ts';

export type PageData = Awaited<ReturnType<typeof readPageData>>;

const dataOfRequest = new WeakMap<FastifyRequest, Promise<PageData>>();

export function pageData(request: FastifyRequest): Promise<PageData> {
  const data = dataOfRequest.get(request) ?? readPageData(request).execute();
  dataOfRequest.set(request, data);
  return data;
}

function readPageData({ server: { db, now }, site }: FastifyRequest) {
  return together(db, {
    sections: listSections(db, site),
    alerts: listAlerts(db, site, now()),
    adverts: listAdverts(db, site),
    newsletters: listNewsletters(db, site),
    flagRules: listFlagRules(db),
    paywallVersions: versionsOf(db, siteId(site)),
  });
}
