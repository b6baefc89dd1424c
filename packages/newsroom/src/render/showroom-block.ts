/** Overrides of the page block in preview and in the showroom. */
import type { FastifyRequest } from 'fastify';
import { versionFor } from '../paywall/version.ts';
import { actorApi, actorCookie } from '../visit/actor.ts';
import { modeOf } from '../visit/mode.ts';
import type { PageBlock } from './block.ts';

/** No ads are requested, and calls are answered for the simulated role, so that nothing is counted or stored. */
export async function tryingBlock(request: FastifyRequest, block: PageBlock): Promise<PageBlock> {
  const mode = await modeOf(request);
  if (mode.kind === 'live') return block;
  const { version } = await versionFor(request);
  return {
    ...block,
    preview: mode.kind === 'preview',
    runningInShowroom: mode.kind === 'showroom',
    gptAdvertisingEnabled: false,
    webFeatures: { ...block.webFeatures, advertising: false },
    apiUrl: actorApi(request.site, mode),
    sessionCookie: actorCookie(mode.role),
    paywall: { enabled: version !== undefined, relativeVersionId: version?.id ?? '' },
  };
}
