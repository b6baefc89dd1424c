import type { FastifyInstance } from 'fastify';

/** Writes what a route names (`config.normal`) in one way, before the address is looked up among kept responses. */
export function normaliseQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { normal } = request.routeOptions.config;
    if (!normal) return;
    const given: Record<string, unknown> = { ...Object(request.query) };
    for (const [name, write] of Object.entries(normal)) {
      const value = given[name];
      if (typeof value === 'string') given[name] = write(value);
    }
    request.query = given;
  });
}
