import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageFlags } from '../flags/page-flags.ts';
import { pageBlock, withFlags } from './block.ts';
import type { webFeatures } from './web-features.ts';

/** Whether the page has a feature of the site: what its block tells the widgets, for what the server draws itself. */
export async function hasFeature(
  request: FastifyRequest,
  reply: FastifyReply,
  name: keyof typeof webFeatures,
): Promise<boolean> {
  const { flags } = await pageFlags(request, reply);
  return withFlags(pageBlock(request), flags).webFeatures?.[name] === true;
}
