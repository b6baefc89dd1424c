/**
 * Requests of a browser that fetches a page before its reader asks for it, and may never show it: prefetching,
 * prerendering, previews in an app.
 *
 * What must not happen unseen is refused, and then happens when the reader comes: a browser drops a refused page, and
 * asks again. With a 403 and no 503: at that nginx would ask the next process, and a CDN might send what it kept while
 * the page was still for everybody.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheHeader } from './cache.ts';

/** The standard one, and those of older browsers and of apps. */
const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const AHEAD = ['prefetch', 'prerender', 'preview'];

export function isFetchedAhead({ headers }: FastifyRequest): boolean {
  return HEADERS.flatMap((name) => tokensOf(headers[name])).some((token) => AHEAD.includes(token));
}

/** The items of a structured list without their parameters: `prefetch;prerender, other`. */
function tokensOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.replace(/;.*$/s, '').trim());
}

/** No reader sees it: it needs no page. */
export function refuseAhead(reply: FastifyReply): FastifyReply {
  return reply.code(403).header('cache-control', cacheHeader('private')).send();
}
