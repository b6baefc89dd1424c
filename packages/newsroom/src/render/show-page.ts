import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { Texts } from '../texts/texts.ts';
import { samePath } from './frame.ts';
import { type PageOptions, renderPage } from './page.ts';

/** Sends a page, which is on the sister site too if its path is a route of both. */
export function showPage(reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  return renderPage(reply, { alternates: samePath(reply.request), ...options });
}

export function textsFor(request: FastifyRequest): Texts {
  return request.server.texts[request.site.lang];
}

export function notFound(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
}

export function gone(): ApiError {
  return new ApiError(410, 'GONE', 'The content has been withdrawn.');
}
