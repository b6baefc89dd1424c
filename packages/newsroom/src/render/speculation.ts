/**
 * What a browser may fetch before its reader presses a link, once the pointer rests on it: speculation rules, in a file
 * that pages name by a header, since their policy allows no script inside them.
 *
 * Pages are prefetched, never prerendered: no script runs, so nothing is asked for, advertised or told before the
 * reader comes. What is a reader's own, changes something or is counted is left out; `fetched-ahead.ts` refuses it to
 * browsers that do not ask these rules.
 */
import { LOGOUT_PATH } from '@portada/shared/logout-path.ts';
import { SEARCH_PATH } from '@portada/shared/paths.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import type { RequestSite } from '../config/sites.ts';
import { pageData } from '../content/page-data.ts';
import { cacheHeader } from '../http/cache.ts';
import { namesWalled } from '../metering/rules.ts';

const FILE = '/speculation-rules.json';

/** A link to the sister site, a command, or one that leads away from this window. */
const NO_READING = '[hreflang], [rel~="nofollow"], [download], [target], [href^="#"]';

/** What is a reader's own, is sent by a form, or opens here and needs no other page (the search). */
const closedPaths = [
  routes.login,
  routes.register,
  '/perfil/',
  LOGOUT_PATH,
  SEARCH_PATH,
  sitePaths.newsletters,
  sitePaths.contact,
  sitePaths.consent,
  '/participa/',
  '/pregunta/',
  '/cuenta-eliminada/',
  '/showroom/',
  '/correo/',
  '/rss/',
];

/** The answer to a form or a test such as the paywall's of cookies, and what is no page: a calendar, a picture. */
const closedKinds = ['/*\\?(.+)', '/*.*'];

export function registerSpeculationRules(app: FastifyInstance): void {
  app.get(FILE, async (request, reply) =>
    reply
      // One that is an hour old costs a refused request.
      .header('cache-control', cacheHeader('hour'))
      .type('application/speculationrules+json')
      .send(JSON.stringify({ prefetch: [await ruleOf(request)] })),
  );
}

/** The header that names the rules. */
export function speculationHeader({ base }: RequestSite): Record<string, string> {
  return { 'speculation-rules': `"${base}${FILE}"` };
}

/** `moderate`: after a fifth of a second over a link, or with its press. */
async function ruleOf(request: FastifyRequest) {
  const { base } = request.site;
  const closed = [
    ...closedPaths.map((path) => `${pageUrl(base, path)}*`),
    ...(await walledPaths(request)).map((path) => base + path),
  ];
  return {
    where: {
      and: [
        { href_matches: `${base}/*` },
        { not: { href_matches: [...closed, ...closedKinds] } },
        { not: { selector_matches: NO_READING } },
      ],
    },
    eagerness: 'moderate',
  };
}

/**
 * The contents of the sections that a rule of the paywall names. What a rule denies by other properties has no address
 * to be known by: it is refused when it would be counted.
 */
async function walledPaths(request: FastifyRequest): Promise<string[]> {
  const { sections, paywallVersions } = await pageData(request);
  const published = paywallVersions.find(({ isPublished }) => isPublished);
  if (!published) return [];
  return sections.filter(({ code }) => namesWalled(published, code)).map(({ slug }) => `/${slug}/*-*/`);
}
