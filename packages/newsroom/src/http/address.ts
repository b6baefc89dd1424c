import type { FastifyRequest } from 'fastify';

/**
 * The path and the query of a request, as a link back to it says: of a query that others share (`config.shared`) only
 * what the route reads, in one order.
 */
export function addressOf({ originalUrl, query, routeOptions }: FastifyRequest): string {
  const names = routeOptions.config.shared;
  if (!names) return originalUrl;
  const given: Readonly<Record<string, unknown>> = Object(query);
  const pairs = names.flatMap((name) =>
    Object.hasOwn(given, name) ? [given[name]].flat().map((value) => [name, String(value)]) : [],
  );
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return originalUrl.replace(/\?.*$/s, '') + search;
}
