import fastify from 'fastify';
import { expect, test } from 'vitest';
import { bodyFor, keepText } from '../../src/http/cached-response.ts';

test('a kept body is compressed once in each encoding', async () => {
  const kept = keepText('Lo que pasa en el puerto. '.repeat(100), {});
  const sent = new Set<unknown>();
  const app = fastify();
  app.get('/', async (request, reply) => {
    const body = await bodyFor(request, reply, kept);
    sent.add(body);
    return body;
  });
  for (const accepted of ['br', 'gzip', 'br', 'gzip, br']) {
    const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(accepted === 'gzip' ? 'gzip' : 'br');
  }
  expect(sent.size).toBe(2);
  await app.close();
});
