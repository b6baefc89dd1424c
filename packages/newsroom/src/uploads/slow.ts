import type { IncomingMessage } from 'node:http';

const CHECK_MS = 30_000;
/** Two kilobytes a second: a telephone at the edge of its network sends more. */
const FEWEST_BYTES = 60_000;

/** Ends a request whose body hardly comes: whoever sends one byte a minute holds a place and means no good. */
export function endIfSlow(request: IncomingMessage): void {
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (now - seen < FEWEST_BYTES) request.destroy();
    seen = now;
  }, CHECK_MS);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
