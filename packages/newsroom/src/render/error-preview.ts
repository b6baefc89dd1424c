import type { FastifyInstance } from 'fastify';
import { renderError } from './error-page.ts';
import { notFound } from './show-page.ts';

/** `/error/{status}/` previews an error page (ERRP-01). Not in production. */
export function registerErrorPreview(app: FastifyInstance): void {
  if (app.config.environment === 'production') return;
  app.get<{ Params: { status: string } }>('/error/:status/', async (request, reply) => {
    const { status } = request.params;
    if (!/^(401|403|404|410|500|503)$/.test(status)) throw notFound();
    return renderError(request, reply, Number(status));
  });
}
