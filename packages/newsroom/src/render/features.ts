import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageFlags } from '../flags/page-flags.ts';
import { pageBlock, withFlags } from './block.ts';
import type { webFeatures } from './web-features.ts';

/** Whether a web feature is on for the page: the same flags as in its page block, for server-rendered parts. */
export async function hasFeature(
  request: FastifyRequest,
  reply: FastifyReply,
  name: keyof typeof webFeatures | 'push',
): Promise<boolean> {
  const { flags } = await pageFlags(request, reply);
  return withFlags(pageBlock(request), flags).webFeatures[name] === true;
}
