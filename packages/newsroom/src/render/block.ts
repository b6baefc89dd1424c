/** The page block `#portada-page` (PAGE-01): the page's data for widgets. */
import { type Page, readVariables, type WebRouteName } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyRequest } from 'fastify';
import { canonicalBase, type RequestSite } from '../config/sites.ts';
import { USER_COOKIE } from '../http/cookies.ts';
import { webFeatures } from './web-features.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The page block's fields of the services that an example newspaper fakes. */
    readonly exampleBlock: ((request: FastifyRequest) => Partial<PageBlock>) | undefined;
  }
}

/** Every page variable, so that whoever reads it sees what holds. */
export type PageBlock = Page;

/** The web route paths (PAGE-04) on the site of a request, with its prefix. */
export function webRoutes(site: Pick<RequestSite, 'base'>): Record<WebRouteName, string> {
  return {
    login: site.base + routes.login,
    register: site.base + routes.register,
    'user.profile': site.base + routes['user.profile'],
    'user.saved': site.base + routes['user.saved'],
    'user.authors': site.base + routes['user.authors'],
    'user.newsletters': site.base + routes['user.newsletters'],
  };
}

/** The page block with flags: those of web features in `webFeatures`, all others as feature flags. */
export function withFlags(block: PageBlock, flags: Readonly<Record<string, boolean>>): PageBlock {
  const isFeature = ([name]: [string, boolean]) => Object.hasOwn(webFeatures, name);
  const entries = Object.entries(flags);
  return {
    ...block,
    webFeatures: { ...block.webFeatures, ...Object.fromEntries(entries.filter(isFeature)) },
    featureFlags: {
      ...block.featureFlags,
      ...Object.fromEntries(entries.filter((entry) => !isFeature(entry))),
    },
  };
}

/**
 * The page block of a request: what this server says, and the defaults of all else; `own` are the page's own fields
 * (its content, its flags…).
 */
export function pageBlock(request: FastifyRequest, own: Partial<PageBlock> = {}): PageBlock {
  const { alias, id, mediaId, name, scheme, staticUrl, url } = request.site;
  const { config } = request.server;
  return {
    ...readVariables({}, url),
    site: { alias, id, mediaId, name, scheme, staticUrl, url },
    siteUrl: url,
    webFeatures: {
      ...webFeatures,
      ...(config.asksConsent && { consent: true }),
      ...(config.push && { push: true }),
    },
    gptAdvertisingEnabled: true,
    webRoutes: webRoutes(request.site),
    // With the site's prefix, so that responses are in the page's language.
    apiUrl: url,
    sessionCookie: USER_COOKIE,
    environment: config.environment,
    // The Spanish pages have no folder of their own (PAGE-03).
    serviceWorker: { url: `/${alias}/service-worker.js`, scope: `${canonicalBase(request.site)}/` },
    ...request.server.exampleBlock?.(request),
    ...own,
  };
}

/** The page block as a script element. `<` is escaped, so that no text can end the element. */
export function blockTag(block: PageBlock): string {
  const json = JSON.stringify(block).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="portada-page">${json}</script>`;
}
