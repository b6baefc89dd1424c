import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { type AuthorProfile, contentsByAuthor, findAuthor } from '../content/authors.ts';
import { cleanLine } from '../content/plain-text.ts';
import { cardViews } from '../render/cards.ts';
import { jsonLdTag } from '../render/json-ld.ts';
import { pagerOf, queryPagerOf } from '../render/pager.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import { searchNames } from '../search/names.ts';
import { authorsMode } from '../searcher/modes/authors.ts';
import { readSearchQuery } from '../searcher/query.ts';
import { countText, searcherView } from '../searcher/view.ts';
import { profileData } from './json-ld.ts';

interface Params {
  slug: string;
  page?: string;
}

const PAGE_SIZE = 12;

export function registerAuthors(app: FastifyInstance): void {
  app.get(sitePaths.authors, listAll);
  app.get<{ Params: Params }>(`${sitePaths.authors}:slug/`, { config: { shared: [] } }, showAuthor);
  app.get<{ Params: Params }>(
    `${sitePaths.authors}:slug/:page(^[1-9]\\d{0,4}$)/`,
    { config: { shared: [] } },
    showAuthor,
  );
}

/** All authors, or those that match a name (SRCH-06). */
async function listAll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { site, server, query } = request;
  const t = textsFor(request);
  const search = readSearchQuery(query, authorsMode);
  const { text, page } = search;
  const found = await searchNames(server.db, site, 'author', { text, page, limit: authorsMode.limit });
  if (found.cards.length === 0 && page > 1) throw notFound();
  const action = pageUrl(site.base, sitePaths.authors);
  const pager = queryPagerOf(action, page, found.next !== null, { searchText: text });
  return showPage(reply, {
    template: 'authors',
    title: t.authors + pager.suffix,
    description: t.authorsIntro + pager.suffix,
    canonical: page > 1 ? `${sitePaths.authors}?page=${page}` : sitePaths.authors,
    noindex: text !== '',
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      searcher: searcherView(authorsMode, { search, action }),
      list: { count: countText(found.total, site.lang, t), total: found.total },
      authors: cardViews(found.cards, site.lang, t),
      pager,
    },
  });
}

function authorView({ card, role, bio }: AuthorProfile) {
  return { ...card, role, bio };
}

async function showAuthor(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, params } = request;
  const author = await findAuthor(server.db, site, cleanLine(params.slug));
  if (!author) throw notFound();
  if (params.page === '1') return reply.redirect(author.card.url, 301);
  const number = Number(params.page ?? 1);
  // One row more than the page size shows whether there is an older page.
  const window = { limit: PAGE_SIZE + 1, offset: (number - 1) * PAGE_SIZE };
  const cards = await contentsByAuthor(server.db, site, Number(author.card.id), window);
  if (cards.length === 0 && number > 1) throw notFound();
  const pager = pagerOf(author.card.url, number, cards.length > PAGE_SIZE);
  return showPage(reply, {
    template: 'author',
    title: author.card.name + pager.suffix,
    description: (author.bio || `${author.card.name}. ${author.role}`) + pager.suffix,
    ogType: 'profile',
    newerUrl: pager.newerUrl,
    olderUrl: pager.olderUrl,
    data: {
      author: authorView(author),
      jsonLdTag: jsonLdTag(profileData(author, request)),
      cards: cardViews(cards.slice(0, PAGE_SIZE), site.lang, textsFor(request)),
      pager,
    },
  });
}
