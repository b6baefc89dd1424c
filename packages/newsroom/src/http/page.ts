/** Renders a page of the newsroom. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalBase, sites } from '../sites.ts';
import { blockTag, type PageBlock, pageBlock, webRoutes } from './block.ts';
import { type Cache, cacheHeader } from './cache.ts';
import { pagePolicy } from './security.ts';
import { portadaVersion } from './version.ts';

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
  readonly newerUrl?: string;
  readonly olderUrl?: string;
  /** Fields of the page block that differ from the site's. */
  readonly block?: Partial<PageBlock>;
  /** What the template itself reads, by these names. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** `public` (default): the same for every reader. `private`: never kept by anybody. */
  readonly cache?: Cache;
}

/** What templates and partials read as `page`. */
export interface PageModel {
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
  readonly newerUrl: string;
  readonly olderUrl: string;
  /** The version in `/portada/{version}/…`. */
  readonly version: string;
  readonly nonce: string;
  /** The whole block element, to be written with `| raw`. */
  readonly blockTag: string;
  /** The paths of the web routes by name (PAGE-04), e.g. `page.routes.login`. */
  readonly routes: Readonly<Record<string, string>>;
}

/** Answers with a page. Templates find `page`, `site` and the frame's fields everywhere, `data` in themselves. */
export async function renderPage(reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { request } = reply;
  const { engine, frame } = request.server.renderer;
  const globals = {
    ...(await frame(request)),
    page: pageModel(request, reply, options),
    site: request.site,
  };
  const html: string = await engine.renderFile(options.template, { ...options.data }, { globals });
  return reply
    .code(options.status ?? 200)
    .header('content-security-policy', pagePolicy(reply.nonce))
    .header('content-language', request.site.lang)
    .header('cache-control', cacheHeader(options.cache ?? 'public'))
    .type('text/html; charset=utf-8')
    .send(html);
}

function pageModel(request: FastifyRequest, reply: FastifyReply, options: PageOptions): PageModel {
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
    newerUrl: options.newerUrl ?? '',
    olderUrl: options.olderUrl ?? '',
    version: portadaVersion,
    nonce: reply.nonce,
    blockTag: blockTag(pageBlock(request, options.block)),
    routes: webRoutes(site),
  };
}

function alternates(request: FastifyRequest, path: string): PageModel['alternates'] {
  return sites.map((site) => ({ lang: site.lang, url: request.origin + canonicalBase(site) + path }));
}
