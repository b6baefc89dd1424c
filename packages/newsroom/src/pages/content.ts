import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorsByIds } from '../content/authors.ts';
import { findContent } from '../content/content-page.ts';
import { mostRead, relatedTo } from '../content/lists.ts';
import { listNewsletters, listStreaming } from '../content/site-data.ts';
import { clippingUrl } from '../images/clipping.ts';
import { cardViews } from './cards.ts';
import { contentView } from './content-view.ts';
import { jsonLdTag, newsArticle } from './json-ld.ts';
import { newsletterOffer } from './newsletters.ts';
import { gone, notFound, showPage, textsFor } from './show-page.ts';

interface Params {
  section: string;
  tail: string;
}

/** `/{section}/{slug}-{id}/`: the page of any kind of content. */
export function registerContents(app: FastifyInstance): void {
  app.get<{ Params: Params }>('/:section/:tail/', showContent);
}

async function showContent(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, origin } = request;
  const { db, now } = server;
  const id = idOf(request.params.tail);
  const page = id === undefined ? undefined : await findContent(db, site, id, now());
  if (id === undefined || page === undefined) throw notFound();
  if (page === 'withdrawn') throw gone();
  // A title corrected after publication changes the slug; links to the old one still arrive.
  if (page.url !== site.base + request.url.replace(/\?.*$/s, '')) return reply.redirect(page.url, 301);

  const t = textsFor(request);
  const [authors, related, read, newsletters, streams] = await Promise.all([
    authorsByIds(
      db,
      site,
      page.card.authors.map((author) => Number(author.id)),
    ),
    relatedTo(db, site, id, 4),
    mostRead(db, site, 'day', 6),
    listNewsletters(db, site),
    page.kind === 'live' ? listStreaming(db, site, String(id)) : [],
  ]);
  const view = contentView(page, authors, site.lang, t);
  const picture = view.image?.src ? origin + clippingUrl(view.image.src, '16-9', 1200, 'jpg') : '';
  return showPage(reply, {
    template: 'content',
    title: view.title,
    description: view.summary,
    ogType: 'article',
    ogImage: picture,
    block: { contentId: view.id },
    data: {
      content: view,
      jsonLdTag: jsonLdTag(newsArticle(view, site, origin, picture)),
      related: cardViews(related, site.lang, t),
      mostRead: cardViews(read, site.lang, t),
      newsletters: newsletterOffer(newsletters.slice(0, 1)),
      streams,
    },
  });
}

/** The number at the end of a slug. What the database cannot count to is no content of ours. */
function idOf(tail: string): number | undefined {
  const [, digits] = /-([1-9]\d{0,9})$/.exec(tail) ?? [];
  const id = Number(digits);
  return id <= 2_147_483_647 ? id : undefined;
}
