import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, login } from '@portada/contract';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { usePage } from '../../test/page.ts';
import { request } from './client.ts';

/** A real server on another origin than the page's, as an API on a host of its own is. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((incoming, response) => {
    response.setHeader('Access-Control-Allow-Origin', location.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (incoming.method === 'OPTIONS') response.end();
    else answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

const call = { method: 'GET', path: '/call', answer: v.object({ id: v.number() }) } as const satisfies Call;

test('[API-02] a call crosses a real network and comes back read', async () => {
  const requests: string[] = [];
  const apiUrl = await listen(async (incoming, response) => {
    const body = await incoming.setEncoding('utf8').toArray();
    requests.push(`${incoming.method} ${incoming.url} ${body.join('')}`);
    response.end('{"httpCode":200,"response":{"id":7,"nick":"Núria"}}');
  });
  usePage({ apiUrl: `${apiUrl}/ca` });
  const user = await request(login, { body: { email: 'nuria@diari.test', password: 'ñ' } });
  expect(user).toMatchObject({ id: '7', nick: 'Núria' });
  expect(requests).toEqual(['POST /ca/api/front/user/login {"email":"nuria@diari.test","password":"ñ"}']);
});

test('[API-09] a port where nobody listens is no connection', async () => {
  usePage({ apiUrl: 'http://127.0.0.1:9' });
  await expect(request(call, {})).rejects.toMatchObject({ kind: 'offline', status: 0 });
});

test('[API-09] a connection that breaks in the middle of the body is no connection', async () => {
  const apiUrl = await listen((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"id":', () => response.destroy());
  });
  usePage({ apiUrl });
  await expect(request(call, {})).rejects.toMatchObject({ kind: 'offline' });
});

test('[API-08] a proxy’s error page is an error of its status', async () => {
  const apiUrl = await listen((_, response) => response.writeHead(503).end('<html>Maintenance</html>'));
  usePage({ apiUrl });
  await expect(request(call, {})).rejects.toMatchObject({ kind: 'status', status: 503 });
});
