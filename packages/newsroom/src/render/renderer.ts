/** The Liquid engine over `views/`, and the variables of every template. */
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Liquid, type Template } from 'liquidjs';
import type { Alternates } from '../content/translations.ts';

/**
 * The layout's variables on every page (navigation, texts, alerts…): `t`, `frame` and so on. On a bare page they are
 * made without the database.
 */
export type Frame = (
  request: FastifyRequest,
  page: { readonly isBare?: boolean; readonly alternates?: Alternates },
) => Promise<Record<string, unknown>> | Record<string, unknown>;

export interface Renderer {
  /** The engine: pages register their filters and tags on it. Output is escaped unless `| raw` is applied. */
  readonly engine: Liquid;
  /** Set once by the pages. Its fields are globals, so that partials can read them. */
  frame: Frame;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly renderer: Renderer;
  }
}

type ParsedTemplates = Template[] | Promise<Template[]>;

const views = fileURLToPath(new URL('../../views', import.meta.url));

/** Templates are parsed once; in development again after each change. */
export function createRenderer(app: FastifyInstance): Renderer {
  const parsed = new Map<string, ParsedTemplates>();
  if (app.config.environment === 'development') {
    const watcher = watch(views, { recursive: true, persistent: false }, () => parsed.clear());
    app.addHook('onClose', async () => watcher.close());
  }
  const engine = new Liquid({
    root: views,
    extname: '.liquid',
    outputEscape: 'escape',
    cache: {
      read: (path) => parsed.get(path),
      write: (path, template) => void parsed.set(path, template),
      remove: (path) => void parsed.delete(path),
    },
    jsTruthy: true,
    // Templates can read own properties only, nothing of the prototype.
    ownPropertyOnly: true,
  });
  return { engine, frame: () => ({}) };
}
