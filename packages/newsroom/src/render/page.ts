/** Renders a page of the newsroom. */
import { AGENDA_PATH, ARCHIVE_PATH, SEARCH_PATH } from '@portada/shared/paths.ts';
import { routes } from '@portada/shared/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalBase, sites } from '../config/sites.ts';
import { pageFlags } from '../flags/page-flags.ts';
import { type Cache, cacheHeader } from '../http/cache.ts';
import { pagePolicy } from '../http/security.ts';
import { portadaVersion } from '../http/version.ts';
import { beginActing } from '../visit/actor.ts';
import { type Mode, modeOf } from '../visit/mode.ts';
import { blockTag, type PageBlock, pageBlock, withFlags } from './block.ts';
import { tryingBlock } from './showroom-block.ts';

/** What templates link to by name. */
const paths = { ...routes, search: SEARCH_PATH, archive: ARCHIVE_PATH, agenda: AGENDA_PATH };

/** What a screen asks for. */
export interface PageOptions {
  /** The file under `views/`, without `.liquid`. */
  readonly template: string;
  /** The page's own title; the site's name is put after it in the title element. */
  readonly title: string;
  readonly description?: string;
  readonly status?: number;
  /** The path on the site that stands for this page, if it is not the request's own. */
  readonly canonical?: string;
  /** Whether the same path exists on the sister site, which is then announced by `hreflang`. */
  readonly alternates?: boolean;
  /** Kept from search engines. */
  readonly noindex?: boolean;
  readonly ogType?: string;
  readonly ogImage?: string;
  /** What the picture shows, for who does not see it. */
  readonly ogImageAlt?: string;
  /** The feed of what the page lists, beside that of the whole site: its title and its path on the site. */
  readonly feed?: { readonly title: string; readonly path: string };
  readonly newerUrl?: string;
  readonly olderUrl?: string;
  /** Fields of the page block that differ from the site's. */
  readonly block?: Partial<PageBlock>;
  /** What the template itself reads, by these names. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** `public` (default): the same for every reader. `private`: never kept by anybody. */
  readonly cache?: Cache;
  /** Whether the page shows other pages of ours in frames. */
  readonly hasFrames?: boolean;
}

/** What templates and partials read as `page`. */
interface PageModel {
  readonly template: string;
  /** For the title element. */
  readonly title: string;
  /** The page's own title, without the site's name. */
  readonly heading: string;
  readonly description: string;
  readonly status: number;
  /** The path of this page on its site, without the site's prefix. */
  readonly path: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly lang: string; readonly url: string }[];
  readonly noindex: boolean;
  readonly ogType: string;
  readonly ogImage: string;
  readonly ogImageAlt: string;
  /** The feeds that readers may follow from here. */
  readonly feeds: readonly { readonly title: string; readonly url: string }[];
  readonly newerUrl: string;
  readonly olderUrl: string;
  /** The version in `/portada/{version}/…`. */
  readonly version: string;
  readonly nonce: string;
  /** Whether it is shown to try it out, in preview or in the showroom. */
  readonly isTried: boolean;
  /** The whole block element, to be written with `| raw`. */
  readonly blockTag: string;
  /** The paths of the site by name, those of the page block (PAGE-04) among them: `page.routes.login`. */
  readonly routes: Readonly<Record<string, string>>;
}

/** Answers with a page. Templates find `page`, `site` and the frame's fields everywhere, `data` in themselves. */
export async function renderPage(reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { request } = reply;
  const { engine, frame } = request.server.renderer;
  const mode = await modeOf(request);
  if (mode.kind !== 'live') beginActing(request, reply, mode);
  const [{ flags, isPersonal }, framed] = await Promise.all([pageFlags(request, reply), frame(request)]);
  const block = withFlags(pageBlock(request, options.block), flags);
  const shown = mode.kind === 'live' ? block : await tryingBlock(request, block);
  const globals = { ...framed, page: pageModel(request, reply, options, shown), site: request.site };
  const html: string = await engine.renderFile(options.template, { ...options.data }, { globals });
  const cache = isPersonal || mode.kind !== 'live' ? 'private' : (options.cache ?? 'public');
  return reply
    .code(options.status ?? 200)
    .headers(framing(mode, reply.nonce, options.hasFrames))
    .header('content-language', request.site.lang)
    .header('cache-control', cacheHeader(cache))
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The showroom frames pages of ours; nobody else frames any. */
function framing(mode: Mode, nonce: string, hasFrames = false): Record<string, string> {
  const isFramed = mode.kind !== 'live';
  const policy = pagePolicy(nonce, { isFramed, hasFrames });
  return { 'content-security-policy': policy, ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }) };
}

function pageModel(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  block: PageBlock,
): PageModel {
  const { site } = request;
  const path = request.url.replace(/\?.*$/s, '');
  const isHome = path === '/';
  return {
    template: options.template,
    title: isHome ? options.title : `${options.title} - ${site.name}`,
    heading: options.title,
    description: options.description ?? '',
    status: options.status ?? 200,
    path,
    canonical: request.origin + canonicalBase(site) + (options.canonical ?? path),
    alternates: options.alternates ? alternates(request, path) : [],
    noindex: options.noindex ?? false,
    ogType: options.ogType ?? 'website',
    ogImage: options.ogImage ?? '',
    ogImageAlt: options.ogImageAlt ?? '',
    feeds: feedsOf(request, options),
    newerUrl: options.newerUrl ?? '',
    olderUrl: options.olderUrl ?? '',
    version: portadaVersion,
    nonce: reply.nonce,
    blockTag: blockTag(block),
    isTried: block.preview || block.runningInShowroom,
    routes: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, site.base + path])),
  };
}

function alternates(request: FastifyRequest, path: string): PageModel['alternates'] {
  return sites.map((site) => ({ lang: site.lang, url: request.origin + canonicalBase(site) + path }));
}

/** The page's own feed first. */
function feedsOf({ site, origin }: FastifyRequest, { feed }: PageOptions): PageModel['feeds'] {
  const all = [...(feed ? [feed] : []), { title: site.name, path: '/rss/' }];
  return all.map(({ title, path }) => ({ title, url: origin + canonicalBase(site) + path }));
}
