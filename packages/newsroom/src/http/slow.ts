/** Bodies that hardly come: whoever sends one byte a minute holds a place and means no good. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CHECK_MS = 30_000;
/** Two kilobytes a second: a telephone at the edge of its network sends more. */
const FEWEST_BYTES = 60_000;

/**
 * Holds for every request with a body, before anything is known of who sends it. There is no time by which all must have
 * come: a long film takes as long as it takes.
 */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) endIfSlow(raw);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function endIfSlow(request: IncomingMessage): void {
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (now - seen < FEWEST_BYTES) request.destroy();
    seen = now;
  }, CHECK_MS);
  timer.unref();
  for (const over of ['end', 'close']) request.once(over, () => clearInterval(timer));
}
