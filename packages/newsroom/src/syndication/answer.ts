import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalBase } from '../config/sites.ts';
import type { Edition } from '../content/edition.ts';
import { cacheHeader } from '../http/cache.ts';
import { type Xml, xmlDocument } from './xml.ts';

/** The site with its public URLs, whatever host the request had. */
export function canonicalEdition({ site, origin }: FastifyRequest): Edition {
  const base = canonicalBase(site);
  return { ...site, base, url: origin + base };
}

export function sendXml(reply: FastifyReply, type: string, root: Xml): FastifyReply {
  return reply
    .header('cache-control', cacheHeader('public'))
    .type(`${type}; charset=utf-8`)
    .send(xmlDocument(root));
}
