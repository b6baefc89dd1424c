/** Chooses the paywall version of a request. */
import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import { pageData } from '../content/page-data.ts';
import type { StoredVersion } from '../content/site-rules.ts';
import { modeOf } from '../visit/mode.ts';
import { hasPass } from '../visit/pass.ts';

export interface MetVersion {
  readonly version: StoredVersion | undefined;
  /** Whether the testing cookie has chosen another version than the published one (PAY-15). */
  readonly isTested: boolean;
}

/**
 * The published version, or the one under test. A test needs the showroom's pass: the tested version may be less
 * restrictive, and anybody can set a cookie.
 */
export async function versionFor(request: FastifyRequest): Promise<MetVersion> {
  const { paywallVersions: versions } = await pageData(request);
  const published = versions.find(({ isPublished }) => isPublished);
  const named = (id: string | undefined) => versions.find((version) => version.id === id);
  const mode = await modeOf(request);
  if (mode.kind !== 'live') return { version: named(mode.versionId) ?? published, isTested: false };
  const tested = named(request.cookies[PAYWALL_VERSION_COOKIE]);
  const isTested = tested !== undefined && !tested.isPublished && (await hasPass(request));
  return { version: isTested ? tested : published, isTested };
}
