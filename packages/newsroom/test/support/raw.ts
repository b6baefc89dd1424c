import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Sends a request over a real socket, so that the path is not normalised. */
export async function getRaw(
  app: FastifyInstance,
  path: string,
): Promise<IncomingMessage & { body: string }> {
  const address = app.server.address() ?? (await listening(app));
  if (typeof address !== 'object' || address === null)
    throw new Error('The newsroom does not listen on a port.');
  const { port } = address;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Object.assign(response, { body: Buffer.concat(chunks).toString() });
}

async function listening(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server.address();
}
