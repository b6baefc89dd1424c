/** Renders a page of the newsroom. */
import { AGENDA_PATH, ARCHIVE_PATH, SEARCH_PATH } from '@portada/shared/paths.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalUrl, pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { canonicalBase, sites } from '../config/sites.ts';
import type { Alternates } from '../content/translations.ts';
import { NO_FLAGS, pageFlags } from '../flags/page-flags.ts';
import { type Cache, cacheHeader, publicUntil } from '../http/cache.ts';
import { pagePolicy } from '../http/security.ts';
import { portadaVersion } from '../http/version.ts';
import { beginActing } from '../visit/actor.ts';
import { LIVE, type Mode, modeOf } from '../visit/mode.ts';
import { blockTag, type PageBlock, pageBlock, withFlags } from './block.ts';
import { samePath } from './frame.ts';
import { tryingBlock } from './showroom-block.ts';
import { speculationHeader } from './speculation.ts';

/** The paths that templates link to, by name. */
const paths = {
  ...routes,
  ...sitePaths,
  recipes: '/recetas/',
  blogs: '/blogs/',
  search: SEARCH_PATH,
  archive: ARCHIVE_PATH,
  agenda: AGENDA_PATH,
};

/** The parameters of a page. */
export interface PageOptions {
  /** The file under `views/`, without `.liquid`. */
  readonly template: string;
  /** The page's own title; in the title element the site's name is appended. */
  readonly title: string;
  readonly description?: string;
  readonly status?: number;
  /** The canonical path on the site by its route, if it is not the request's. */
  readonly canonical?: string;
  /**
   * Where the page is on each site, for `hreflang` and the link to the sister site, which by default leads to the same
   * path. A page that is not itself among them, such as an older page of a list, has no `hreflang`, nor has a `noindex`
   * one.
   */
  readonly alternates?: Alternates;
  /** `noindex` for search engines. */
  readonly noindex?: boolean;
  readonly ogType?: string;
  readonly ogImage?: string;
  /** The picture's alternative text. */
  readonly ogImageAlt?: string;
  /** The feed of the page's list, besides the site's: its title and its path on the site. */
  readonly feed?: { readonly title: string; readonly path: string };
  readonly newerUrl?: string;
  readonly olderUrl?: string;
  /** Overrides of the page block's fields. */
  readonly block?: Partial<PageBlock>;
  /** The template's variables, by name. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** `public` (default): the same for every reader. `private`: never cached. */
  readonly cache?: Cache;
  /** When it would show something else although nothing was published: what opens, closes or begins by its date. */
  readonly changesAt?: Date | undefined;
  /** Whether the page is made without the database: one that says that something failed. */
  readonly isBare?: boolean;
  /** Whether the page frames other pages of the site. */
  readonly hasFrames?: boolean;
  /** The origins of players and posts of other services that its reader may load. */
  readonly embedOrigins?: readonly string[];
}

/** The `page` variable of templates and partials. */
interface PageModel {
  readonly template: string;
  /** For the title element. */
  readonly title: string;
  /** The page's own title, without the site's name. */
  readonly heading: string;
  readonly description: string;
  readonly status: number;
  /** The path of this page's route, without the site's prefix. */
  readonly path: string;
  /** Empty for an error, which is nobody's address. */
  readonly canonical: string;
  readonly alternates: readonly { readonly lang: string; readonly url: string }[];
  readonly noindex: boolean;
  readonly ogType: string;
  readonly ogImage: string;
  readonly ogImageAlt: string;
  /** The page's feeds. */
  readonly feeds: readonly { readonly title: string; readonly url: string }[];
  readonly newerUrl: string;
  readonly olderUrl: string;
  /** The version in `/portada/{version}/…`. */
  readonly version: string;
  /** Whether it is a preview, or shown in the showroom. */
  readonly isTried: boolean;
  /** The whole page block element, output with `| raw`. */
  readonly blockTag: string;
  /** The addresses on the site by name, with those of the page block (PAGE-04): `page.routes.login`. */
  readonly routes: Readonly<Record<string, string>>;
}

/** Sends a page. Templates have `page`, `site` and the frame's fields as globals, and `data`. */
export async function renderPage(reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { request } = reply;
  const { now, renderer } = request.server;
  const { engine, frame } = renderer;
  const { isBare = false } = options;
  const mode = isBare ? LIVE : await modeOf(request);
  if (mode.kind !== 'live') beginActing(request, reply, mode);
  const [{ flags, isPersonal }, framed] = await Promise.all([
    isBare ? NO_FLAGS : pageFlags(request, reply),
    frame(request, options),
  ]);
  const block = withFlags(pageBlock(request, options.block), flags);
  const finalBlock = mode.kind === 'live' ? block : await tryingBlock(request, block);
  const globals = { ...framed, page: pageModel(request, options, finalBlock), site: request.site };
  const html: string = engine.renderFileSync(options.template, { ...options.data }, { globals });
  const cache = isPersonal || mode.kind !== 'live' ? 'private' : (options.cache ?? 'public');
  return (
    reply
      .code(options.status ?? 200)
      .headers(framing(mode, options))
      // A page that is tried, or says that something failed, leads nowhere by itself.
      .headers(mode.kind === 'live' && !isBare ? speculationHeader(request.site) : {})
      .header('content-language', request.site.lang)
      .header(
        'cache-control',
        cache === 'public' ? publicUntil(options.changesAt, now()) : cacheHeader(cache),
      )
      .type('text/html; charset=utf-8')
      .send(html)
  );
}

/** The showroom frames pages of the site; no other origin may frame any. */
function framing(mode: Mode, { hasFrames = false, embedOrigins = [] }: PageOptions): Record<string, string> {
  const isFramed = mode.kind !== 'live';
  const policy = pagePolicy({ isFramed, hasFrames, embedOrigins });
  return { 'content-security-policy': policy, ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }) };
}

function pageModel(request: FastifyRequest, options: PageOptions, block: PageBlock): PageModel {
  const { site } = request;
  const path = request.url.replace(/\?.*$/s, '');
  const written = samePath(request)[site.lang] ?? path;
  const canonical = options.canonical ? canonicalUrl(site, options.canonical) : canonicalBase(site) + written;
  const isHome = path === '/';
  return {
    template: options.template,
    title: isHome ? options.title : `${options.title} - ${site.name}`,
    heading: options.title,
    description: options.description ?? '',
    status: options.status ?? 200,
    path,
    canonical: isError(options) ? '' : request.origin + canonical,
    alternates: options.noindex ? [] : alternateLinks(request, written, options.alternates),
    noindex: options.noindex ?? false,
    ogType: options.ogType ?? 'website',
    ogImage: options.ogImage ?? '',
    ogImageAlt: options.ogImageAlt ?? '',
    feeds: feedsOf(request, options),
    newerUrl: options.newerUrl ?? '',
    olderUrl: options.olderUrl ?? '',
    version: portadaVersion,
    blockTag: blockTag(block),
    isTried: block.preview || block.runningInShowroom,
    routes: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, pageUrl(site.base, path)])),
  };
}

function isError({ status = 200 }: PageOptions): boolean {
  return status >= 400;
}

/** The page's own language is among them. */
function alternateLinks(
  { site, origin }: FastifyRequest,
  path: string,
  alternates: Alternates = {},
): PageModel['alternates'] {
  if (alternates[site.lang] !== path) return [];
  const links = sites.flatMap((one) => {
    const there = alternates[one.lang];
    return there ? { lang: one.lang, url: origin + canonicalBase(one) + there } : [];
  });
  return links.length > 1 ? links : [];
}

/** The page's own feed first. */
function feedsOf({ site, origin }: FastifyRequest, { feed }: PageOptions): PageModel['feeds'] {
  const all = [...(feed ? [feed] : []), { title: site.name, path: '/rss/' }];
  return all.map(({ title, path }) => ({ title, url: origin + canonicalBase(site) + path }));
}
