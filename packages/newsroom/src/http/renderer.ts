/** The Liquid engine over `views/`, and what the pages hand to every template. */
import { fileURLToPath } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { Liquid } from 'liquidjs';

/** What the layout needs on every page (navigation, texts, alerts…), found in templates as `t`, `frame` and so on. */
export type Frame = (request: FastifyRequest) => Promise<Record<string, unknown>> | Record<string, unknown>;

export interface Renderer {
  /** The engine: pages register their filters and tags on it. Output is escaped unless `| raw` says otherwise. */
  readonly engine: Liquid;
  /** Set once by the pages. Its fields are global: partials read them too. */
  frame: Frame;
}

export function createRenderer(cached: boolean): Renderer {
  const engine = new Liquid({
    root: fileURLToPath(new URL('../../views', import.meta.url)),
    extname: '.liquid',
    outputEscape: 'escape',
    cache: cached,
    jsTruthy: true,
    // Markup that a template writes for itself may not be reached through a value's prototype.
    ownPropertyOnly: true,
  });
  return { engine, frame: () => ({}) };
}
