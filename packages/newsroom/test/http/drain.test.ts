import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drainOnClose } from '../../src/http/drain.ts';

async function open(): Promise<{ app: FastifyInstance; port: number; agent: Agent }> {
  const app = fastify({ return503OnClosing: false });
  drainOnClose(app);
  app.get('/', async () => 'here');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return { app, port: Number(port), agent };
}

async function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(get({ port, agent, host: '127.0.0.1' }), 'response');
  if (!response) throw new Error('There is no answer.');
  response.resume();
  await once(response, 'end');
  return response;
}

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
    socket.on('connect', () => socket.destroy());
  });

test('a request on a connection that was kept is answered while the server ends, as its last', async () => {
  const { app, port, agent } = await open();
  expect((await ask(port, agent)).headers.connection).toBe('keep-alive');
  const closed = app.close();
  await vi.waitUntil(() => isRefused(port));
  expect(await ask(port, agent)).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  await closed;
});

test('a connection on which nothing comes does not hold it up', async () => {
  const { app, port, agent } = await open();
  await ask(port, agent);
  await app.close();
  expect(await isRefused(port)).toBe(true);
});

test('one that has never listened ends at once', async () => {
  const app = fastify();
  drainOnClose(app);
  expect((await app.inject('/')).statusCode).toBe(404);
  await app.close();
});
