/** Listens on the port, and closes on termination signals. */
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, StartError } from './config/config.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Checks that the port is free, and returns the address: of `LISTEN_HOST`, or all of the machine, with IPv6 if any. */
export function freeHost(wanted: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(wanted, error)));
    probe.listen({ port: wanted.port, host: wanted.host }, () => {
      const address = probe.address();
      const host = typeof address === 'object' && address ? address.address : '0.0.0.0';
      probe.close(() => resolve(host));
    });
  });
}

export async function listen(app: FastifyInstance, address: string): Promise<void> {
  const { config } = app;
  try {
    await app.listen({ port: config.port, host: address });
  } catch (error) {
    throw listenError(config, error);
  }
}

function listenError({ host, port }: Address, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Choose another one with PORT.`);
  const named = host === undefined ? `Port ${port}` : `LISTEN_HOST ${host} with port ${port}`;
  return new StartError(`${named} cannot be listened on (${String(code ?? error)}).`);
}

export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = async () => {
    // A second signal ends the process without waiting for open requests.
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
