import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AuthorProfile, contentsByAuthor, findAuthor, listAuthors } from '../content/authors.ts';
import { cleanText } from '../content/search-text.ts';
import { cardViews } from './cards.ts';
import { pagerOf } from './pager.ts';
import { notFound, showPage, textsFor } from './show-page.ts';

interface Params {
  slug: string;
  page?: string;
}

const PAGE_SIZE = 12;

export function registerAuthors(app: FastifyInstance): void {
  app.get('/autores/', async (request, reply) => {
    const t = textsFor(request);
    const authors = await listAuthors(app.db, request.site);
    return showPage(reply, {
      template: 'authors',
      title: t.authors,
      description: t.authorsIntro,
      data: { authors: authors.map(authorView) },
    });
  });
  app.get<{ Params: Params }>('/autores/:slug/', showAuthor);
  app.get<{ Params: Params }>('/autores/:slug/:page(^[1-9]\\d{0,4}$)/', showAuthor);
}

function authorView({ card, role, bio }: AuthorProfile) {
  return { ...card, role, bio };
}

async function showAuthor(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, params } = request;
  const author = await findAuthor(server.db, site, cleanText(params.slug));
  if (!author) throw notFound();
  if (params.page === '1') return reply.redirect(author.card.url, 301);
  const number = Number(params.page ?? 1);
  // One more than the page shows tells whether there is an older page.
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
      cards: cardViews(cards.slice(0, PAGE_SIZE), site.lang, textsFor(request)),
      pager,
    },
  });
}
