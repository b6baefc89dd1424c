/** nginx as deployed, with two servers behind it that do what a test says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Nginx, type NginxConfig, startNginx } from './nginx.ts';
import { openVisitor, type Visitor } from './visitor.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Proxied {
  readonly nginx: Nginx;
  /** The requests that the servers got in this test. */
  readonly asked: IncomingMessage[];
  /** What the first and the second server do; by default both answer 200. */
  handle(first: Handler, second?: Handler): void;
  visitor(address?: string): Visitor;
}

export const say =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(`${status}`);

/** To be called once in a file of tests, outside of them. */
export function proxied(name?: NginxConfig): Proxied {
  let asked: IncomingMessage[] = [];
  let handlers: readonly [Handler, Handler];
  let nginx: Nginx | undefined;
  const servers = [0, 1].map((index) =>
    createServer((request, response) => {
      asked.push(request);
      handlers[index === 0 ? 0 : 1](request, response);
    }),
  );
  const running = () => {
    if (!nginx) throw new Error('nginx has not started.');
    return nginx;
  };

  beforeAll(async () => {
    const ports = await Promise.all(
      servers.map(async (server) => {
        await once(server.listen(0, '127.0.0.1'), 'listening');
        const address = server.address();
        return typeof address === 'object' && address ? address.port : 0;
      }),
    );
    nginx = await startNginx([ports[0] ?? 0, ports[1] ?? 0], name);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    asked = [];
    handlers = [say(200), say(200)];
  });

  return {
    get nginx() {
      return running();
    },
    get asked() {
      return asked;
    },
    handle(first, second = first) {
      handlers = [first, second];
    },
    visitor: (address) => openVisitor(running().port, address === undefined ? {} : { address }),
  };
}
