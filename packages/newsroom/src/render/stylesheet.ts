/** The site's style sheet: the files of `public/css`, in this order, concatenated and versioned. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { cacheHeader } from '../http/cache.ts';
import { bodyFor, keepText } from '../http/cached-response.ts';

const files = [
  'fonts',
  'base',
  'masthead',
  'sections',
  'cards',
  'list-card',
  'boxes',
  'home',
  'blocks',
  'streams',
  'section',
  'search',
  'search-help',
  'shows',
  'schedule',
  'on-demand',
  'weather',
  'article',
  'prose',
  'reading',
  'figures',
  'kinds',
  'votes',
  'submissions',
  'wall',
  'comments',
  'players',
  'ads',
  'desk',
  'footer',
  'consent',
  'large-letters',
  'print',
];

export interface Stylesheet {
  readonly url: string;
  readonly css: string;
}

/** Reads the files; the sheet's URL contains a hash of its content, so that it can be cached as immutable. */
export function readStylesheet(): Stylesheet {
  const css = files
    .map((name) => readFileSync(new URL(`../../public/css/${name}.css`, import.meta.url), 'utf8'))
    .join('\n');
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { css, url: `/static/newsroom-${version}.css` };
}

export function registerStylesheet(app: FastifyInstance, { url, css }: Stylesheet): void {
  const kept = keepText(css, {
    'cache-control': cacheHeader('forever'),
    'content-type': 'text/css; charset=utf-8',
  });
  app.get(url, async (request, reply) => reply.send(await bodyFor(request, reply, kept)));
}
