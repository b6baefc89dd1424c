/** The data of the layout: texts, navigation, alerts, advertising, links to the sister site and to the login. */

import type { Alert } from '@portada/contract';
import { withBackUrl } from '@portada/shared/back-url.ts';
import type { FastifyRequest } from 'fastify';
import { canonicalBase, sites } from '../config/sites.ts';
import { type Adverts, listAdverts } from '../content/adverts.ts';
import { listSections } from '../content/lists.ts';
import { listAlerts } from '../content/site-data.ts';
import { type Texts, textsOf } from '../texts/texts.ts';
import { pageBlock, webRoutes } from './block.ts';
import {
  menuItems,
  type SectionLink,
  sectionItems,
  sectionLinks,
  watchAndListenLinks,
} from './navigation.ts';
import type { Frame } from './renderer.ts';
import type { Stylesheet } from './stylesheet.ts';

/** The two render-blocking files of every page. */
const fonts = [
  '/static/fonts/newsreader/newsreader-latin-wght-normal.woff2',
  '/static/fonts/source-sans-3/source-sans-3-latin-wght-normal.woff2',
];

export function createFrame(stylesheet: Stylesheet): Frame {
  return async (request) => {
    const t = textsOf(request.site.lang);
    const [nav, alerts, ads] = await navigationAndAds(request, t);
    return {
      t,
      frame: {
        nav,
        navItems: sectionItems(nav),
        menuItems: menuItems(request.site, t, nav),
        watchAndListen: watchAndListenLinks(request.site, t, pathOf(request)),
        alerts,
        ads,
        fonts,
        stylesheet: stylesheet.url,
        now: request.server.now(),
        sister: sister(request),
        loginUrl: loginUrl(request),
        // The same clipping as widgets request (IMG-05), so that both share one file.
        optimizedClipping: pageBlock(request).optimizedClipping,
      },
    };
  };
}

/** The path of the page, without the site's prefix. */
function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}

/** Errors give no navigation instead of failing the page: error pages must render when the database is down. */
async function navigationAndAds(
  request: FastifyRequest,
  t: Texts,
): Promise<[SectionLink[], Alert[], Adverts]> {
  const { site, server } = request;
  const { db, now } = server;
  const here = pathOf(request);
  try {
    const sections = await listSections(db, site);
    const inMenu = sections.filter((section) => section.inMenu);
    const alerts = await listAlerts(db, site, now());
    const ads = await listAdverts(db, site);
    return [sectionLinks(site, t, inMenu, here), alerts, ads];
  } catch (error) {
    request.log.error({ event: 'navigation.failed', err: error }, 'navigation failed');
    return [sectionLinks(site, t, [], here), [], {}];
  }
}

/** Whether the path exists on both sites: not for sections and contents, which belong to one site. */
export function onBothSites(request: FastifyRequest): boolean {
  const route = request.routeOptions.url;
  return route !== undefined && !route.startsWith('/:section');
}

/** The URL on the sister site: the same page if there is one, else its home page. */
function sister(request: FastifyRequest) {
  const site = sites.find((candidate) => candidate.alias !== request.site.alias) ?? request.site;
  const path = onBothSites(request) ? pathOf(request) : '/';
  return { name: site.name, lang: site.lang, url: canonicalBase(site) + path };
}

/** The login URL with the redirect back; without it on account screens. */
export function loginUrl(request: FastifyRequest): string {
  const { login } = webRoutes(request.site);
  if (/^\/(acceso|registro)\//.test(request.url)) return login;
  return withBackUrl(login, request.origin + request.originalUrl);
}
