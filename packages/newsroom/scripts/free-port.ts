import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to connections and to `listen(0)`: none of them takes it before its server listens. */
const FIRST = 12_000;
const COUNT = 10_000;

/** Of this process: whoever asked first may not listen yet. */
const given = new Set<number>();

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = FIRST + randomInt(COUNT);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
