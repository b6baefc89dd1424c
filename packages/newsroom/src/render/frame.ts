/** The data of the layout: texts, navigation, alerts, advertising, links to the sister site and to the login. */

import {
  EMAIL_MAX_LENGTH,
  FIELD_MAX_LENGTH,
  SEARCH_TEXT_MAX_LENGTH,
  SUBMISSION_MAX_LENGTH,
} from '@portada/contract';
import { withBackUrl } from '@portada/shared/back-url.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyRequest } from 'fastify';
import { localPath } from '../config/local-paths.ts';
import type { Profile } from '../config/profiles.ts';
import { MANIFEST_PATH } from '../config/site-paths.ts';
import { canonicalBase, sisterOf, sites } from '../config/sites.ts';
import { type PageData, pageData } from '../content/page-data.ts';
import type { Alternates } from '../content/translations.ts';
import { addressOf } from '../http/address.ts';
import { isOwnRoute } from '../http/pages.ts';
import { pageBlock, webRoutes } from './block.ts';
import { consentBanner } from './consent-banner.ts';
import { menuItems, sectionItems, sectionLinks, takePartLinks, watchAndListenLinks } from './navigation.ts';
import type { Frame } from './renderer.ts';
import type { Stylesheet } from './stylesheet.ts';

/** The two render-blocking files of every page. */
const fonts = [
  '/static/fonts/newsreader/newsreader-latin-wght-normal.woff2',
  '/static/fonts/source-sans-3/source-sans-3-latin-wght-normal.woff2',
];

/** The lengths of form fields, the same as in the widgets. */
const maxLength = {
  email: EMAIL_MAX_LENGTH,
  field: FIELD_MAX_LENGTH,
  searchText: SEARCH_TEXT_MAX_LENGTH,
  submission: SUBMISSION_MAX_LENGTH,
};

export function createFrame(stylesheet: Stylesheet): Frame {
  return async (request, { isBare, alternates }) => {
    const t = request.server.texts[request.site.lang];
    const { sections, alerts, adverts } = isBare ? nothing : await pageData(request);
    const inMenu = sections.filter((section) => section.inMenu);
    const nav = sectionLinks(request.site, t, inMenu, pathOf(request));
    return {
      t,
      frame: {
        nav,
        navItems: sectionItems(nav),
        menuItems: menuItems(request.site, t, nav),
        watchAndListen: watchAndListenLinks(request.site, t, pathOf(request)),
        takePart: takePartLinks(request.site, t),
        alerts,
        ads: adverts,
        fonts,
        stylesheet: stylesheet.url,
        now: request.server.now(),
        sister: sister(request, alternates),
        loginUrl: loginUrl(request),
        // The same clipping as widgets request (IMG-05), so that both share one file.
        optimizedClipping: pageBlock(request).optimizedClipping,
        maxLength,
        consent: consentBanner(request),
        manifest: request.server.config.push && request.site.base + MANIFEST_PATH,
        social: profilesOf(request),
      },
    };
  };
}

function profilesOf({ server: { config, ownWords }, site: { lang } }: FastifyRequest): readonly Profile[] {
  return ownWords?.[lang].social ?? config.profiles[lang];
}

/** The path of the page's route, without the site's prefix. */
function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}

const nothing: Pick<PageData, 'sections' | 'alerts' | 'adverts'> = { sections: [], alerts: [], adverts: {} };

/** The page on both sites, as each writes its path; nothing for sections and contents, which belong to one. */
export function samePath(request: FastifyRequest): Alternates {
  const route = request.routeOptions.url;
  if (!isOwnRoute(route)) return {};
  return Object.fromEntries(sites.map((site) => [site.lang, localPath(site, pathOf(request))]));
}

/** The sister site, if there is one, with the URL of the same page or else of its home page. */
function sister(request: FastifyRequest, alternates: Alternates = samePath(request)) {
  const site = sisterOf(request.site);
  if (!site) return undefined;
  return { name: site.name, lang: site.lang, url: canonicalBase(site) + (alternates[site.lang] ?? '/') };
}

const accountScreens = [routes.login, routes.register];

/** The login URL with the redirect back; without it on account screens. */
export function loginUrl(request: FastifyRequest): string {
  const { login } = webRoutes(request.site);
  if (accountScreens.some((path) => request.url.startsWith(path))) return login;
  return withBackUrl(login, request.origin + addressOf(request));
}
