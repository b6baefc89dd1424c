import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mostRead, sectionPage } from '../content/lists.ts';
import { listNewsletters } from '../content/site-data.ts';
import { cardViews } from './cards.ts';
import { newsletterOffer } from './newsletters.ts';
import { pagerOf } from './pager.ts';
import { notFound, showPage, textsFor } from './show-page.ts';

interface Params {
  section: string;
  page?: string;
}

/** `/{section}/` and its older pages, `/{section}/2/` (ARCH-05). */
export function registerSections(app: FastifyInstance): void {
  app.get<{ Params: Params }>('/:section/', showSection);
  app.get<{ Params: Params }>('/:section/:page(^[1-9]\\d{0,4}$)/', showSection);
}

async function showSection(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, params } = request;
  const number = Number(params.page ?? 1);
  const found = await sectionPage(server.db, site, params.section, number);
  if (!found) throw notFound();
  if (params.page === '1') return reply.redirect(found.section.url, 301);
  const t = textsFor(request);
  const pager = pagerOf(found.section.url, number, number < found.pages);
  const [read, newsletters] = await Promise.all([
    mostRead(server.db, site, 'day', 8),
    listNewsletters(server.db, site),
  ]);
  return showPage(reply, {
    template: 'section',
    title: found.section.name + pager.suffix,
    description: (found.section.description || `${found.section.name}: ${site.name}`) + pager.suffix,
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      section: found.section,
      cards: cardViews(found.cards, site.lang, t),
      pager,
      mostRead: cardViews(read, site.lang, t),
      newsletters: newsletterOffer(newsletters),
    },
  });
}
