/** For whoever watches the process: whether it runs, and whether it can answer readers. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cacheHeader } from './cache.ts';

export function registerHealth(app: FastifyInstance): void {
  // A restart does not bring a database back: this one does not ask it.
  app.get('/health/live', async (_request, reply) => tell(reply, true));

  app.get('/health/ready', async (request, reply) => {
    try {
      await app.db.execute(sql`select 1`);
      return tell(reply, true);
    } catch (error) {
      request.log.warn({ event: 'health.unready', err: error }, 'health unready');
      return tell(reply, false);
    }
  });
}

function tell(reply: FastifyReply, isWell: boolean): FastifyReply {
  return reply
    .code(isWell ? 200 : 503)
    .header('cache-control', cacheHeader('private'))
    .send({ status: isWell ? 'ok' : 'unavailable' });
}
