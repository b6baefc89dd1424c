/** The profile screens, rendered on the server and never cached. */

import type { WebRouteName } from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import { readPart } from '@portada/shared/read-part.ts';
import { routes } from '@portada/shared/routes.ts';
import { resultsPath } from '@portada/shared/search-query.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorCardsByIds } from '../../content/authors.ts';
import { cardsByIds } from '../../content/cards.ts';
import { cacheHeader } from '../../http/cache.ts';
import { webRoutes } from '../../render/block.ts';
import { cardViews } from '../../render/cards.ts';
import { hasFeature } from '../../render/features.ts';
import { loginUrl } from '../../render/frame.ts';
import { showPage, textsFor } from '../../render/show-page.ts';
import { savedSearchesOf } from '../../search/saved-searches.ts';
import { currentReader, forgetEndedSession, type Reader } from '../../sessions/sessions.ts';
import { shownEmail } from '../../strings/email-address.ts';
import type { Texts } from '../../texts/texts.ts';
import { readingsOf } from '../reading-places.ts';
import { followedAuthorIds, savedContentIds, userOf } from '../user.ts';

type Tab = 'user' | 'saved' | 'authors' | 'newsletters';

interface Screen {
  readonly tab: Tab;
  readonly route: WebRouteName;
  title(t: Texts): string;
}

const screens: readonly Screen[] = [
  { tab: 'user', route: 'user.profile', title: (t) => t.profileTitle },
  { tab: 'saved', route: 'user.saved', title: (t) => t.profileSaved },
  { tab: 'authors', route: 'user.authors', title: (t) => t.profileAuthors },
  {
    tab: 'newsletters',
    route: 'user.newsletters',
    title: (t) => t.profileNewsletters,
  },
];

export function registerProfile(app: FastifyInstance): void {
  app.get('/perfil/', async (request, reply) => reply.redirect(webRoutes(request.site)['user.profile'], 301));
  for (const screen of screens) {
    app.get(routes[screen.route], (request, reply) => showScreen(request, reply, screen));
  }
}

async function showScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  screen: Screen,
): Promise<FastifyReply> {
  const reader = await currentReader(request);
  if (!reader) {
    // The readable cookie would make the login screen redirect straight back.
    await forgetEndedSession(request, reply);
    return reply.header('cache-control', cacheHeader('private')).redirect(loginUrl(request), 303);
  }
  const t = textsFor(request);
  const urls = webRoutes(request.site);
  const tabs = screens.map(({ tab, route, title }) => ({
    name: title(t),
    url: urls[route],
    current: tab === screen.tab,
  }));
  return showPage(reply, {
    template: 'profile',
    title: screen.title(t),
    noindex: true,
    cache: 'private',
    data: { tab: screen.tab, tabs, ...(await partOf(request, reply, screen.tab, reader)) },
  });
}

/** The content of one tab. */
async function partOf(
  request: FastifyRequest,
  reply: FastifyReply,
  tab: Tab,
  reader: Reader,
): Promise<object> {
  const { site, server } = request;
  const { db } = server;
  const t = textsFor(request);
  switch (tab) {
    case 'user':
      return {
        push: await hasFeature(request, reply, 'push'),
        reader: {
          nick: reader.nick,
          email: shownEmail(reader.email),
          fullName: `${reader.name} ${reader.surname}`.trim(),
        },
      };
    case 'saved': {
      const [readings, cards] = await Promise.all([
        readingsOf(db, site, reader.id),
        savedContentIds(db, reader.id).then((ids) => cardsByIds(db, site, ids)),
      ]);
      return {
        cards: cardViews(cards, site.lang, t),
        readings: readings.map(({ content: { title, url }, place }) => ({
          title,
          url,
          part: fill(t.resume.part, { percent: readPart(place, site.lang) }),
        })),
      };
    }
    case 'authors':
      return { authors: await authorCardsByIds(db, site, await followedAuthorIds(db, reader.id)) };
    case 'newsletters':
      return {
        reader: await userOf(db, site, reader),
        searches: (await savedSearchesOf(db, reader.id, Number(site.id))).map((search) => ({
          name: search.name,
          url: site.base + resultsPath(search),
          rhythm: t.savedSearches[search.rhythm],
        })),
      };
  }
}
