/** A cable between a client and a server, which can be pulled out: both sides wait, and neither is told. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Cable {
  /** The server's address, through the cable. */
  readonly url: string;
  /** From now on nothing passes through the connections that are open; new ones are as ever. */
  pull(): void;
  /** Cuts the next connection whose client sends a text, before the server has it. */
  cutAt(text: string): void;
  /** How many connections are open. */
  open(): number;
  close(): Promise<void>;
}

export async function layCable(url: string): Promise<Cable> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let cutting: string | undefined;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on('data', (sent) => {
      if (cutting === undefined || !sent.includes(cutting)) return;
      cutting = undefined;
      near.destroy();
    });
    near.pipe(far).pipe(near);
    for (const socket of pair) socket.on('error', () => {});
    near.on('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' && address?.port);
  return {
    url: through.href,
    pull() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    cutAt(text) {
      cutting = text;
    },
    open: () => pairs.size,
    async close() {
      for (const [near] of pairs) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
