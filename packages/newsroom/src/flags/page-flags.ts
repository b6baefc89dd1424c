/** The flags of a request's page, for the page block. */

import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageData } from '../content/page-data.ts';
import { currentReader } from '../sessions/sessions.ts';
import { modeOf } from '../visit/mode.ts';
import { ownCookie, setOwnCookie } from '../visit/own-cookies.ts';
import { flagsBy, isPersonal, rulesOfPage } from './rules.ts';

export interface PageFlags {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly isPersonal: boolean;
}

/** Of a page that is made without the database. */
export const NO_FLAGS: PageFlags = { flags: {}, isPersonal: false };

const BUCKET_COOKIE = 'portada_bucket';
const BUCKET_LIFETIME_S = 180 * 86_400;

const flagsOfRequest = new WeakMap<FastifyRequest, Promise<PageFlags>>();

/** The flags of a request's page, computed once per request. */
export function pageFlags(request: FastifyRequest, reply: FastifyReply): Promise<PageFlags> {
  const flags = flagsOfRequest.get(request) ?? readFlags(request, reply);
  flagsOfRequest.set(request, flags);
  return flags;
}

async function readFlags(request: FastifyRequest, reply: FastifyReply): Promise<PageFlags> {
  const { site, server } = request;
  const path = request.url.replace(/\?.*$/s, '');
  const { flagRules } = await pageData(request);
  const rules = rulesOfPage(flagRules, { siteId: Number(site.id), path, now: server.now() });
  const personal = isPersonal(rules);
  const readers = personal ? await bucketOf(request, reply) : '';
  return { flags: flagsBy(rules, { pages: `${site.id} ${path}`, readers }), isPersonal: personal };
}

/** The key that assigns a reader to a rollout bucket: the account's id, or a random id kept in a cookie. */
async function bucketOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  if ((await modeOf(request)).kind !== 'live') return 'showroom';
  const reader = await currentReader(request);
  if (reader) return reader.id;
  const cookie = ownCookie(request, BUCKET_COOKIE);
  const bucket = cookie ?? randomUUID();
  setOwnCookie(reply, BUCKET_COOKIE, bucket, { maxAge: BUCKET_LIFETIME_S });
  return bucket;
}
