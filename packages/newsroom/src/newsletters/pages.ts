import { fill } from '@portada/shared/fill.ts';
import { searchFields } from '@portada/shared/search-query.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import type { RequestSite } from '../config/sites.ts';
import { listNewsletters } from '../content/site-data.ts';
import { queryOf, queryPagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { newslettersMode } from '../searcher/modes/newsletters.ts';
import { isNarrowed, readSearchQuery, type SearchQuery } from '../searcher/query.ts';
import { findResults, listView, searcherView } from '../searcher/view.ts';
import { plain } from '../texts/format.ts';

interface Params {
  newsletter: string;
}

export function registerNewsletters(app: FastifyInstance): void {
  app.get(sitePaths.newsletters, async (request, reply) => {
    const t = textsFor(request);
    const newsletters = await listNewsletters(app.db, request.site);
    const withArchive = newsletters.map((newsletter) => ({
      ...newsletter,
      url: newsletterUrl(request.site, newsletter.id),
    }));
    return showPage(reply, {
      template: 'newsletters',
      title: t.newsletters,
      description: t.newslettersIntro,
      data: {
        newsletters: withArchive,
        offer: withArchive.map(({ id, name, isSubscribed, frequency, url: sampleUrl }) => ({
          ...{ id, name, isSubscribed },
          ...{ frequency, sampleUrl },
        })),
      },
    });
  });
  // Contents of a section with that slug end in a number.
  app.get<{ Params: Params }>(`${sitePaths.newsletters}:newsletter(^[a-z-]+$)/`, showArchive);
}

/** Both sites have the same newsletters: Catalan ids have a language suffix, their slugs do not. */
function newsletterUrl(site: RequestSite, id: string): string {
  return pageUrl(site.base, `${sitePaths.newsletters}${site.lang === 'ca' ? id.replace(/-ca$/, '') : id}/`);
}

/** The past issues of one newsletter. */
async function showArchive(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, query, params } = request;
  const url = pageUrl(site.base, `${sitePaths.newsletters}${params.newsletter}/`);
  const newsletters = await listNewsletters(server.db, site);
  const newsletter = newsletters.find(({ id }) => newsletterUrl(site, id) === url);
  if (!newsletter) throw notFound();
  const t = textsFor(request);
  const mode = newslettersMode(t, url);
  const search = readSearchQuery(query, mode);
  const found = await findResults(request, mode, search);
  if (found.cards.length === 0 && search.page > 1) throw notFound();
  const pager = queryPagerOf(url, search.page, found.next !== null, searchFields(search));
  const addressOf = (other: SearchQuery) => url + queryOf(searchFields(other));
  const name = plain(newsletter.name);
  return showPage(reply, {
    template: 'newsletter-archive',
    title: fill(t.search.newsletter.archiveOf, { name }) + pager.suffix,
    description: newsletter.description + pager.suffix,
    noindex: isNarrowed(search),
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      newsletter: { ...newsletter, name },
      searcher: searcherView(mode, { search, action: url }),
      list: listView(request, t, { mode, found, search, pager, addressOf }),
      problem: search.areDatesWrong ? t.search.badDates : '',
    },
  });
}
