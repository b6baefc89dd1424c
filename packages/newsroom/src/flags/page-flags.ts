/** The flags of a request's page, for the page block. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentReader } from '../sessions/sessions.ts';
import { modeOf } from '../visit/mode.ts';
import { flagsBy, isPersonal, rulesOfPage } from './rules.ts';
import { listFlagRules } from './store.ts';

export interface PageFlags {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly isPersonal: boolean;
}

const BUCKET_COOKIE = 'portada_bucket';
const BUCKET_LIFETIME_S = 180 * 86_400;

const flagsOfRequest = new WeakMap<FastifyRequest, Promise<PageFlags>>();

/** The flags of a request's page, computed once per request. */
export function pageFlags(request: FastifyRequest, reply: FastifyReply): Promise<PageFlags> {
  const flags = flagsOfRequest.get(request) ?? readFlags(request, reply);
  flagsOfRequest.set(request, flags);
  return flags;
}

/** Errors give no flags instead of failing the page: error pages must render when the database is down. */
async function readFlags(request: FastifyRequest, reply: FastifyReply): Promise<PageFlags> {
  const { site, server } = request;
  const path = request.url.replace(/\?.*$/s, '');
  try {
    const all = await listFlagRules(server.db);
    const rules = rulesOfPage(all, { siteId: Number(site.id), path, now: server.now() });
    const personal = isPersonal(rules);
    const readers = personal ? await bucketOf(request, reply) : '';
    return { flags: flagsBy(rules, { pages: `${site.id} ${path}`, readers }), isPersonal: personal };
  } catch (error) {
    request.log.error({ event: 'page-flags.failed', path, err: error }, 'page flags failed');
    return { flags: {}, isPersonal: false };
  }
}

/** The key that assigns a reader to a rollout bucket: the account's id, or a random id kept in a cookie. */
async function bucketOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  if ((await modeOf(request)).kind !== 'live') return 'showroom';
  const reader = await currentReader(request);
  if (reader) return reader.id;
  const kept = request.cookies[BUCKET_COOKIE];
  const bucket = kept ?? randomUUID();
  reply.setCookie(BUCKET_COOKIE, bucket, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.site.scheme === 'https',
    maxAge: BUCKET_LIFETIME_S,
  });
  return bucket;
}
