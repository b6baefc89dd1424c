/** `/showroom/`: any page of the newsroom beside a control panel, for page builders. */

import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { canonicalBase, sisterOf } from '../config/sites.ts';
import { pageData } from '../content/page-data.ts';
import { flagsBy, rulesOfPage } from '../flags/rules.ts';
import { cacheHeader } from '../http/cache.ts';
import { messagesOf } from '../paywall/version-messages.ts';
import { pageBlock, withFlags } from '../render/block.ts';
import { renderPage } from '../render/page.ts';
import { notFound } from '../render/show-page.ts';
import { readsField, showroomRoles } from '../visit/mode.ts';
import { givePass, hasPass, isKey } from '../visit/pass.ts';
import { registerActors } from './actors.ts';
import { explain } from './explain.ts';
import { showroomTexts } from './texts.ts';

/** The widths of the preview; 0 for the full width. */
const widths = ['0', '360', '800', '1280'] as const;
const modes = ['showroom', 'preview'] as const;

const word = v.fallback(v.optional(v.string(), ''), '');
const query = v.object({
  path: v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/), v.maxLength(500)), '/'),
  role: v.fallback(v.picklist(showroomRoles), 'anonymous'),
  mode: v.fallback(v.picklist(modes), 'showroom'),
  width: v.fallback(v.picklist(widths), '0'),
  reads: readsField,
  version: word,
  key: word,
});
type ShowroomQuery = v.InferOutput<typeof query>;

export function registerShowroom(app: FastifyInstance): void {
  if (app.config.showroom === undefined) return;
  registerActors(app);
  app.get('/showroom/', showShowroom);
  app.get<{ Params: { id: string } }>('/showroom/version/:id/', testVersion);
}

async function showShowroom(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const choice = v.parse(query, request.query);
  if (!(await hasPass(request))) {
    if (!isKey(request, choice.key)) throw notFound();
    await givePass(request, reply);
  }
  // The key must not stay in the address bar.
  if (choice.key) return reply.redirect(`${request.site.base}/showroom/`, 303);
  const t = showroomTexts[request.site.lang];
  return renderPage(reply, {
    template: 'showroom',
    title: t.title,
    noindex: true,
    cache: 'private',
    hasFrames: true,
    data: { s: t, panel: await panelOf(request, choice) },
  });
}

/** Starts a test of a version on the site itself, which the banner on every metered page can end (PAY-14). */
async function testVersion(
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id } = request.params;
  const { paywallVersions: versions } = await pageData(request);
  if (!(await hasPass(request)) || !versions.some((version) => version.id === id)) throw notFound();
  // Readable by scripts: the banner shows the version, and removes the cookie to end the test.
  reply.setCookie(PAYWALL_VERSION_COOKIE, id, {
    path: '/',
    sameSite: 'lax',
    secure: request.site.scheme === 'https',
  });
  const { path } = v.parse(query, request.query);
  return reply.header('cache-control', cacheHeader('private')).redirect(request.site.base + path, 303);
}

async function panelOf(request: FastifyRequest, choice: ShowroomQuery) {
  const { site, server } = request;
  const { paywallVersions: versions } = await pageData(request);
  const version = versions.find(({ id }) => id === choice.version) ?? versions[0];
  const sister = sisterOf(site);
  return {
    choice,
    roles: showroomRoles,
    modes,
    widths,
    versions: versions.map(({ id, name, isPublished }) => ({ id, name, isPublished })),
    version: version && { id: version.id, isPublished: version.isPublished },
    address: `${site.base}${addressOf(choice, version?.id ?? '')}`,
    sister: sister && {
      name: sister.name,
      lang: sister.lang,
      url: `${canonicalBase(sister)}/showroom/?${new URLSearchParams({
        role: choice.role,
        width: choice.width,
        path: await sisterPath(request, choice.path),
      })}`,
    },
    messages: version ? ((await messagesOf(server.db, site, version.id)) ?? []) : [],
    features: await featuresOf(request, choice.path),
    explanation: await explain(request, choice, version),
  };
}

/** The same page on the sister site; for sections and their contents, which belong to one site, its front page. */
async function sisterPath(request: FastifyRequest, path: string): Promise<string> {
  const { sections } = await pageData(request);
  return sections.some(({ slug }) => path.startsWith(`/${slug}/`)) ? '/' : path;
}

function addressOf({ path, mode, role, reads }: ShowroomQuery, versionId: string): string {
  const url = new URL(path, 'https://site.test');
  url.searchParams.set(mode, role);
  url.searchParams.set('reads', String(reads));
  url.searchParams.set('version', versionId);
  return url.pathname + url.search + url.hash;
}

/** The page's web features, which widgets may depend on. */
async function featuresOf(request: FastifyRequest, path: string) {
  const { site, server } = request;
  const page = { siteId: Number(site.id), path: path.replace(/[?#].*$/s, ''), now: server.now() };
  const { flagRules } = await pageData(request);
  const rules = rulesOfPage(flagRules, page);
  const flags = flagsBy(rules, { pages: `${page.siteId} ${page.path}`, readers: 'showroom' });
  const { webFeatures } = withFlags(pageBlock(request), flags);
  return Object.entries(webFeatures).map(([name, isOn]) => ({
    name,
    // The showroom requests no ads.
    isOn: isOn && name !== 'advertising',
  }));
}
