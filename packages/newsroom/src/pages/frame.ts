/** What stands around every page: texts, navigation, alerts, the way to the sister site and to the login. */
import type { Alert } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import { listSections } from '../content/lists.ts';
import { listAlerts } from '../content/site-data.ts';
import { pageBlock, webRoutes } from '../http/block.ts';
import type { Frame } from '../http/renderer.ts';
import { canonicalBase, sites } from '../sites.ts';
import type { Stylesheet } from './stylesheet.ts';
import { type Texts, textsOf } from './texts.ts';

interface NavItem {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  readonly current: boolean;
}

/** The two files that the first lines of every page need. */
const fonts = [
  '/static/fonts/newsreader/newsreader-latin-wght-normal.woff2',
  '/static/fonts/source-sans-3/source-sans-3-latin-wght-normal.woff2',
];

export function createFrame(stylesheet: Stylesheet): Frame {
  return async (request) => {
    const t = textsOf(request.site.lang);
    const [nav, alerts] = await surroundings(request, t);
    return {
      t,
      frame: {
        nav,
        alerts,
        fonts,
        stylesheet: stylesheet.url,
        now: request.server.now(),
        sister: sister(request),
        loginUrl: loginUrl(request),
        // The same as widgets ask for (IMG-05), so that page and widgets share one file.
        optimizedClipping: pageBlock(request).optimizedClipping,
      },
    };
  };
}

/** A page without its navigation is still a page: the error pages are shown when the database is the error. */
async function surroundings(request: FastifyRequest, t: Texts): Promise<[NavItem[], Alert[]]> {
  const { db, now } = request.server;
  try {
    const sections = await listSections(db, request.site);
    const alerts = await listAlerts(db, request.site, now());
    return [
      navOf(
        request,
        t,
        sections.filter((section) => section.inMenu),
      ),
      alerts,
    ];
  } catch (error) {
    request.log.error({ err: error }, 'the page has no navigation');
    return [navOf(request, t, []), []];
  }
}

function navOf(
  request: FastifyRequest,
  t: Texts,
  sections: readonly { name: string; slug: string }[],
): NavItem[] {
  const { base } = request.site;
  const here = request.url.replace(/\?.*$/s, '');
  const home = { name: t.home, url: `${base}/`, path: '/', current: here === '/' };
  const items = sections.map(({ name, slug }) => {
    const path = `/${slug}/`;
    return { name, url: base + path, path, current: here.startsWith(path) };
  });
  return [home, ...items];
}

/** Whether the same address exists on both sites: not so for sections and contents, which are each site's own. */
export function onBothSites(request: FastifyRequest): boolean {
  const route = request.routeOptions.url;
  return route !== undefined && !route.startsWith('/:section');
}

/** The other site: the same page where there is one, else its home. */
function sister(request: FastifyRequest) {
  const site = sites.find((candidate) => candidate.alias !== request.site.alias) ?? request.site;
  const path = onBothSites(request) ? request.url.replace(/\?.*$/s, '') : '/';
  return { name: site.name, lang: site.lang, url: canonicalBase(site) + path };
}

/** The login with the way back; from the account's own screens there is none. */
export function loginUrl(request: FastifyRequest): string {
  const { login } = webRoutes(request.site);
  if (/^\/(acceso|registro)\//.test(request.url)) return login;
  return `${login}?backUrl=${encodeURIComponent(request.origin + request.originalUrl)}`;
}
