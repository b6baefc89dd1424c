import { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection that a client keeps may still bring a request. */
const KEPT_MS = 1_000;
const CHECK_MS = 100;

/**
 * The end of the process waits for the requests that it has, but not for more on their connections: clients are told
 * that each is over, and what stays open all the same is closed once it is idle. Else it would last as long as
 * connections are kept for a next request.
 *
 * Idle ones are not closed at once: a request that is on its way on one of them would be lost, and no proxy repeats a
 * write. After a moment a busy proxy has used each, and opened new ones to another process.
 */
export function drainOnClose(app: FastifyInstance): void {
  const { server } = app;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const started = Date.now();
    const closing = setInterval(() => {
      if (Date.now() - started >= KEPT_MS) server.closeIdleConnections();
    }, CHECK_MS);
    // Right after the event loop has accepted those that waited: what has not been accepted is cut.
    await setImmediate();
    // It takes no new connection from here on. The method of `http` would close the idle ones, too.
    await new Promise((resolve) => Server.prototype.close.call(server, resolve));
    clearInterval(closing);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
