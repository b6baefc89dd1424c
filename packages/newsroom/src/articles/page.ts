import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commentsPart } from '../comments/page-view.ts';
import { contentIdOf } from '../content/addresses.ts';
import { authorsByIds } from '../content/authors.ts';
import { type ContentPage, findContent } from '../content/content-page.ts';
import { nextOf } from '../content/dates.ts';
import { pageData } from '../content/page-data.ts';
import { ANSWERING_MS } from '../content/participation.ts';
import { linkedIn, relatedTo } from '../content/related.ts';
import { listStreaming, newsletterOffer } from '../content/site-data.ts';
import { together } from '../db/reading.ts';
import { cacheHeader } from '../http/cache.ts';
import { refuseAhead } from '../http/fetched-ahead.ts';
import { rankingsOf } from '../lists/most-read.ts';
import { cutContent } from '../paywall/cut.ts';
import { passGate, TOO_EARLY } from '../paywall/gate.ts';
import { cardViews } from '../render/cards.ts';
import { breadcrumbs, jsonLdTag } from '../render/json-ld.ts';
import { gone, notFound, showPage, textsFor } from '../render/show-page.ts';
import { embedOriginsOf } from './body.ts';
import { contentData, picturesAt } from './json-ld.ts';
import { resumeUrlOf } from './resume-url.ts';
import { contentView } from './view.ts';
import { wallNotice, wallView } from './wall-view.ts';

const MOST_READ = 6;
const RELATED = 4;

interface Params {
  section: string;
  tail: string;
}

/** `/{section}/{slug}-{id}/`: the page of any kind of content. */
export function registerContents(app: FastifyInstance): void {
  // `comment` is the comment of the address, `cookies` the paywall's test.
  app.get<{ Params: Params }>(
    '/:section/:tail/',
    { config: { shared: ['comment', 'cookies'] } },
    showContent,
  );
}

async function showContent(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { site, server, origin } = request;
  const { db, now } = server;
  const id = contentIdOf(request.params.tail);
  const page = id === undefined ? undefined : await findContent(db, site, id, now());
  if (id === undefined || page === undefined) throw notFound();
  if (page === 'withdrawn') throw gone();
  // A correction of the title changes the slug; old links still resolve.
  if (page.url !== site.base + request.url.replace(/\?.*$/s, '')) return reply.redirect(page.url, 301);

  const gate = await passGate(request, reply, page);
  if (gate === TOO_EARLY) return refuseAhead(reply);
  if (typeof gate === 'string')
    return reply.header('cache-control', cacheHeader('private')).redirect(gate, 302);
  const isCut = gate.decision?.isWhole === false;
  const visiblePage = isCut ? cutContent(page) : page;

  const t = textsFor(request);
  const writers = page.card.authors.map((author) => Number(author.id));
  const [{ authors, candidates, read }, streams, { newsletters }, comments] = await Promise.all([
    together(db, {
      authors: authorsByIds(db, site, writers),
      // As many more as the two lists of the most read may have of them.
      candidates: relatedTo(db, site, {
        contentId: id,
        without: linkedIn(visiblePage.body),
        limit: RELATED + 2 * MOST_READ,
      }),
      read: rankingsOf(request, MOST_READ),
    }),
    page.kind === 'live'
      ? listStreaming(db, site, { now: now(), nowOn: t.schedule.nowOn, excludeId: String(id) })
      : [],
    pageData(request),
    commentsPart(request, reply, { page, isCut, t }),
  ]);
  const listed = new Set(read.flatMap(({ items }) => items.map((item) => item.id)));
  const related = candidates.filter((card) => !listed.has(card.id)).slice(0, RELATED);
  const embedOrigins = embedOriginsOf(visiblePage.body);
  const view = {
    ...contentView(visiblePage, authors, { base: site.base, lang: site.lang, t, now: now() }),
    ...wallView(page, visiblePage, gate, t),
    hasEmbeds: embedOrigins.length > 0,
    wall: wallNotice(request, t, gate.decision),
  };
  const pictures = view.image?.src ? picturesAt(view.image.src, origin) : [];
  const context = { site, origin, pictures, now: now() };
  const here = { name: view.title, url: view.url };
  // By its section, and by the list of its kind.
  const ways = view.list
    ? [view.section, { name: t.kindLists[view.list.slug].title, url: view.list.url }]
    : [view.section];
  return showPage(reply, {
    template: 'content',
    title: view.title,
    description: view.summary,
    alternates: page.alternates,
    changesAt: changeOf(page, now()),
    embedOrigins,
    ogType: 'article',
    ogImage: pictures[0] ?? '',
    ogImageAlt: view.image?.alt ?? '',
    block: {
      contentId: view.id,
      ...(gate.versionId && { paywall: { enabled: true, relativeVersionId: gate.versionId } }),
    },
    // The version under test may grant the whole text where the published one does not.
    cache: gate.decision || gate.isTested ? 'private' : 'public',
    data: {
      content: { ...view, resumeUrl: await resumeUrlOf(request, reply, view) },
      jsonLdTag:
        jsonLdTag(contentData(visiblePage, view, context)) +
        ways.map((way) => jsonLdTag(breadcrumbs([way, here], context))).join(''),
      related: cardViews(related, site.lang, t),
      mostRead: read,
      newsletters: newsletterOffer(newsletters.slice(0, 1)),
      streams,
      comments,
    },
  });
}

/** When the page's poll, interview or call opens or closes, or is archived. */
function changeOf({ poll, opensAt, closesAt }: ContentPage, now: Date): Date | undefined {
  const moments = [opensAt, closesAt, poll?.opensAt, poll?.closesAt].map((at) => at && new Date(at.date));
  const [, closes] = moments;
  return nextOf([...moments, closes && new Date(closes.getTime() + ANSWERING_MS)], now);
}
