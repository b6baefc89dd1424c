import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { type Texts, textsOf } from '../texts/texts.ts';
import { onBothSites } from './frame.ts';
import { type PageOptions, renderPage } from './page.ts';

/** Sends a page, with `hreflang` links if the same path exists on the sister site. */
export function showPage(reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  return renderPage(reply, { alternates: onBothSites(reply.request), ...options });
}

export function textsFor(request: FastifyRequest): Texts {
  return textsOf(request.site.lang);
}

export function notFound(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
}

export function gone(): ApiError {
  return new ApiError(410, 'GONE', 'The content has been withdrawn.');
}
