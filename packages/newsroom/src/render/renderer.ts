/** The Liquid engine over `views/`, and what the pages hand to every template. */
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Liquid, type Template } from 'liquidjs';

/** What the layout needs on every page (navigation, texts, alerts…), found in templates as `t`, `frame` and so on. */
export type Frame = (request: FastifyRequest) => Promise<Record<string, unknown>> | Record<string, unknown>;

export interface Renderer {
  /** The engine: pages register their filters and tags on it. Output is escaped unless `| raw` says otherwise. */
  readonly engine: Liquid;
  /** Set once by the pages. Its fields are global: partials read them too. */
  frame: Frame;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly renderer: Renderer;
  }
}

type ParsedTemplates = Template[] | Promise<Template[]>;

const views = fileURLToPath(new URL('../../views', import.meta.url));

/** An engine that parses each template once; while developing, again when one of them has changed. */
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
    // What a template may read of a value is what the value holds itself, nothing of its prototype.
    ownPropertyOnly: true,
  });
  return { engine, frame: () => ({}) };
}
