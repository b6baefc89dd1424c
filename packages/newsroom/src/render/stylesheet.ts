/**
 * The site's style sheet: the files of `public/css`, in this order, and Portada's sheet for what stands in its tags
 * until they draw, concatenated and versioned: one request for all of it.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { distFolder } from '../config/build.ts';
import { cacheHeader } from '../http/cache.ts';
import { bodyFor, keepText } from '../http/cached-response.ts';

const files = [
  'fonts',
  'base',
  'masthead',
  'sections',
  'cards',
  'boxes',
  'home',
  'blocks',
  'section',
  'search',
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

/** Portada's sheet; without a build, as in tests, there are no widgets either. */
function fallbackCss(): string {
  const path = join(distFolder, 'portada-fallback.css');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Reads the files; the sheet's URL contains a hash of its content, so that it can be cached as immutable. */
export function readStylesheet(): Stylesheet {
  const own = files.map((name) =>
    readFileSync(new URL(`../../public/css/${name}.css`, import.meta.url), 'utf8'),
  );
  // Comments are for those who read the files.
  const css = [...own, fallbackCss()].join('\n').replaceAll(/\/\*.*?\*\/\s*/gs, '');
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
