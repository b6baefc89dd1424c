/** Guards against slow request bodies (slowloris): a client that sends a byte a minute would hold its connection. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CHECK_MS = 30_000;
/** 2 KB/s: slower than a telephone on a weak connection. */
const FEWEST_BYTES = 60_000;

/**
 * Destroys a request whose body arrives too slowly, whoever sends it. There is no limit for the whole body, since a
 * long video takes long.
 */
export function guardAgainstSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hasBody(raw)) destroyIfSlow(raw);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function destroyIfSlow(request: IncomingMessage): void {
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
