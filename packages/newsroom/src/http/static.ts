/** Static files: Portada's build, the newsroom's own, media, and fonts. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { distFolder } from '../config/build.ts';
import { cacheHeader } from './cache.ts';
import { compressFiles } from './compressed-files.ts';
import { portadaVersion } from './version.ts';

const FOR_EVER = cacheHeader('forever');
const ASK_AGAIN = cacheHeader('revalidate');
const FOR_A_DAY = cacheHeader('day');
const FOR_AN_HOUR = cacheHeader('hour');

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const fonts = {
  newsreader: '@fontsource-variable/newsreader',
  'source-sans-3': '@fontsource-variable/source-sans-3',
};

/** A folder that is served below a prefix. */
export interface ServedFolder {
  readonly prefix: string;
  readonly root: string;
  cache(path: string): string;
  /** Whether other origins may load the files, as a CMS on another domain does. */
  readonly open?: boolean;
}

/**
 * `/portada/{version}/…` is `dist/`, `/static/…` is `public/`, `/media/…` the publisher's media,
 * `/static/fonts/{family}/…` the files of the font packages.
 */
export function serveFiles(app: FastifyInstance): void {
  const { environment, mediaDir } = app.config;
  // Versioned files are immutable once published; in development the same version is built repeatedly.
  const versioned = environment === 'production' ? FOR_EVER : ASK_AGAIN;
  serveFolder(app, {
    prefix: `/portada/${portadaVersion}/`,
    root: distFolder,
    cache: (path) => (path.includes('/chunks/') ? FOR_EVER : versioned),
    open: true,
  });
  serveFolder(app, {
    prefix: '/static/',
    root: publicFolder,
    cache: () => (environment === 'production' ? FOR_AN_HOUR : ASK_AGAIN),
  });
  for (const kind of ['hls', 'audio']) {
    serveFolder(app, {
      prefix: `/media/${kind}/`,
      root: join(mediaDir, kind),
      cache: () => FOR_A_DAY,
      open: true,
    });
  }
  for (const [family, name] of Object.entries(fonts)) {
    const root = join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'files');
    serveFolder(app, { prefix: `/static/fonts/${family}/`, root, cache: () => FOR_EVER, open: true });
  }
}

export function serveFolder(app: FastifyInstance, { prefix, root, cache, open }: ServedFolder): void {
  if (!existsSync(root)) return;
  app.register(async (scope) => {
    const noteFile = compressFiles(scope);
    scope.register(fastifyStatic, {
      prefix,
      root,
      // The plugin's `sendFile` decorator can exist only once, and several folders are served.
      decorateReply: false,
      index: false,
      redirect: false,
      cacheControl: false,
      dotfiles: 'deny',
      setHeaders(reply: FastifyReply, path, stat) {
        noteFile(reply, path, stat);
        reply.header('cache-control', cache(path));
        // A worker script is subject to the policy of its own response.
        reply.raw.removeHeader('content-security-policy');
        if (!open) return;
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  });
}
