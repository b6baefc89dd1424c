import { loadMore } from '@portada/contract';
import { beforeEach, expect, test } from 'vitest';
import { usePage } from '../../test/page.ts';
import { json, refuse, serve, silence } from '../../test/server.ts';
import { requestAt } from './client.ts';
import { $errors } from './errors.ts';

beforeEach(() => $errors.set([]));

const part = { html: '<p>Uno</p>', nextPage: '/lista/3/' };

test('[LOAD-03] asks the address itself, as JSON by content type, and unwraps the answer', async () => {
  const asked = serve(() => json({ response: part }));
  expect(await requestAt(loadMore, '/lista/2/?orden=fecha')).toEqual(part);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'GET', path: '/lista/2/?orden=fecha', body: undefined });
  expect(asked[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
});

test('[LOAD-03] an address on the API’s own origin may be asked too', async () => {
  usePage({ apiUrl: 'https://api.diari.example/v1' });
  const asked = serve(() => json(part));
  await requestAt(loadMore, 'https://api.diari.example/list/2');
  expect(asked[0]?.url.href).toBe('https://api.diari.example/list/2');
});

test.each([
  'https://evil.example/list',
  '//evil.example/list',
  '\\\\evil.example/list',
  'https://user:pass@localhost:3000/list',
  'javascript:alert(1)',
  'data:application/json,{"html":"x"}',
  'blob:http://localhost:3000/1',
  'https://api.diari.example.evil.example/list',
  'http://api.diari.example/list',
  'https://api.diari.example:8443/list',
])('a stranger’s address is not asked, and its refusal is recorded: %s', async (address) => {
  usePage({ apiUrl: 'https://api.diari.example/' });
  const asked = serve(() => json(part));
  await expect(requestAt(loadMore, address)).rejects.toMatchObject({ kind: 'shape' });
  expect(asked).toEqual([]);
  expect($errors.get()).toMatchObject([{ type: 'shape' }]);
});

test.each([
  ['no connection', refuse, 'offline'],
  ['404', () => json({}, 404), 'status'],
  ['an httpCode of 500', () => json({ httpCode: 500 }), 'server'],
  ['a page instead of JSON', () => new Response('<!doctype html>'), 'parse'],
  ['another shape', () => json({ html: 7 }), 'shape'],
] as const)('fails as every call does: %s', async (_, answer, kind) => {
  serve(answer);
  await expect(requestAt(loadMore, '/lista/2/')).rejects.toMatchObject({ kind });
  expect($errors.get()).toMatchObject([{ type: kind }]);
});

test('ends without a failure when its caller wants it no more', async () => {
  serve(silence);
  const cancel = new AbortController();
  const asking = requestAt(loadMore, '/lista/2/', cancel.signal);
  cancel.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  expect($errors.get()).toEqual([]);
});
