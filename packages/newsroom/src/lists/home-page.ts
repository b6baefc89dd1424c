import { fill } from '@portada/shared/fill.ts';
import type { FastifyInstance } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import type { RequestSite } from '../config/sites.ts';
import { endOfDay, nextOf } from '../content/dates.ts';
import { type HomePage, homePage, type SectionBlock } from '../content/lists.ts';
import { pageData } from '../content/page-data.ts';
import { listHotTopics, listStreaming, newsletterOffer, nextBroadcastChange } from '../content/site-data.ts';
import { together } from '../db/reading.ts';
import { type CardView, cardView, cardViews } from '../render/cards.ts';
import { showPage, textsFor } from '../render/show-page.ts';
import { onAirToday } from '../schedule/page.ts';
import { searchContents } from '../search/search.ts';
import { eventsModule } from '../searcher/agenda-page.ts';
import type { Texts } from '../texts/texts.ts';
import { FRONT_LIST, frontSearch, nextPartUrl } from './load-more.ts';
import { rankingsOf } from './most-read.ts';

/** The density of a block; sections alternate, so that neighbours look different. */
const looks = ['feature', 'trio', 'list', 'text'] as const;
const sizes = { feature: 5, trio: 3, list: 4, text: 4, screen: 6, plates: 8 } as const;
type Look = keyof typeof sizes;
/** How many of its cards are drawn larger. */
const leading: Partial<Record<Look, number>> = { feature: 1, list: 2 };

const LEAST_CARDS = 3;
/** The number of stories of the list at the foot, before it loads more. */
const MORE = 6;

interface Block {
  readonly name: string;
  readonly url: string;
  readonly look: Look;
  readonly leading: CardView[];
  readonly others: CardView[];
}

export function registerHome(app: FastifyInstance): void {
  app.get('/', { config: { shared: [] } }, async (request, reply) => {
    const { site, server } = request;
    const { db } = server;
    const now = server.now();
    const t = textsFor(request);
    const [front, { nextBroadcast, ...others }, events, { newsletters }] = await Promise.all([
      homePage(db, site, now),
      together(db, {
        topics: listHotTopics(db, site),
        streams: listStreaming(db, site, { now, nowOn: t.schedule.nowOn }),
        mostRead: rankingsOf(request, 10),
        onAir: onAirToday(request),
        nextBroadcast: nextBroadcastChange(db, site, now),
      }),
      eventsModule(request),
      pageData(request),
    ]);
    const more = await searchContents(db, site, { ...frontSearch(front), limit: MORE }, now);
    return showPage(reply, {
      template: 'home',
      title: site.tagline ? `${site.name}. ${site.tagline}` : site.name,
      description: fill(t.homeDescription, { name: site.name }),
      // What is on air, and the events of today.
      changesAt: nextOf([nextBroadcast, endOfDay(now)], now),
      data: {
        home: {
          ...frontView(front, site, t),
          ...others,
          newsletters: newsletterOffer(newsletters.slice(0, 1)),
          events,
          more: cardViews(more?.cards ?? [], site.lang, t),
          nextPage: more?.next ? nextPartUrl(site, FRONT_LIST, more.next) : '',
        },
      },
    });
  });
}

function frontView(front: HomePage, site: RequestSite, t: Texts) {
  const { lang } = site;
  const [first, ...rest] = [front.lead ?? [], front.secondary, front.latest].flat();
  const second = rest[2];
  return {
    lead: first ? cardView(first, lang, t) : undefined,
    under: cardViews(rest.slice(0, 2), lang, t),
    second: second ? cardView(second, lang, t) : undefined,
    underSecond: cardViews(rest.slice(3, 5), lang, t),
    opinion: cardViews(front.opinion.slice(0, 5), lang, t),
    row: cardViews(rest.slice(5, 9), lang, t),
    blocks: blocksOf(front, site, t),
  };
}

function blocksOf(front: HomePage, { lang, base }: RequestSite, t: Texts): Block[] {
  const block = (name: string, url: string, look: Look, cards: Parameters<typeof cardViews>[0]): Block => {
    const views = cardViews(cards.slice(0, sizes[look]), lang, t);
    const size = leading[look] ?? 0;
    return { name, url, look, leading: views.slice(0, size), others: views.slice(size) };
  };
  const ofSection = ({ section, cards }: SectionBlock, index: number) =>
    block(section.name, section.url, looks[index % looks.length] ?? 'trio', cards);
  // A section with too few contents would leave a gap in the grid.
  const sections = front.sections.filter(({ cards }) => cards.length >= LEAST_CARDS).map(ofSection);
  return [
    ...sections.slice(0, 2),
    block(t.watchAndListen, pageUrl(base, '/videos/'), 'screen', front.media),
    ...sections.slice(2, 4),
    block(t.recipes, pageUrl(base, '/recetas/'), 'plates', front.recipes),
    ...sections.slice(4),
  ].filter(({ leading, others }) => leading.length + others.length > 0);
}
