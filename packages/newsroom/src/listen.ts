/** Listens on the port, and closes on termination signals. */
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from './config/config.ts';

/** Checks that the port is free and returns the host: all addresses of the machine, with IPv6 if available. */
export function freeHost(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(port, error)));
    probe.listen({ port }, () => {
      const address = probe.address();
      const host = typeof address === 'object' && address ? address.address : '0.0.0.0';
      probe.close(() => resolve(host));
    });
  });
}

export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portError(port, error);
  }
}

function portError(port: number, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Choose another one with PORT.`);
  return new StartError(`Port ${port} cannot be listened on (${String(code ?? error)}).`);
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
