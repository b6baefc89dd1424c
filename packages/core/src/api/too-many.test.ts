import { unknown } from 'valibot';
import { expect, test } from 'vitest';
import { json, serve } from '../../test/server.ts';
import { request } from './client.ts';
import { ApiError } from './errors.ts';
import { tooManyOf } from './too-many.ts';

async function failureOf(answer: Response): Promise<ApiError> {
  serve(() => answer);
  const error: unknown = await request({ method: 'GET', path: '/any', answer: unknown() }, {}).catch(
    (reason) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail as an ApiError.');
}

function refused(status: number, headers: HeadersInit): Response {
  return new Response('{"httpCode":429}', { status, headers });
}

test('a 429 carries the time to retry', async () => {
  const error = await failureOf(refused(429, { 'Retry-After': '90' }));
  expect(error).toMatchObject({ kind: 'status', status: 429, retryAfter: 90 });
  expect(tooManyOf(error)).toEqual({ retryAfter: 90 });
});

test('also one that does not say when', async () => {
  expect(tooManyOf(await failureOf(json({}, 429)))).toEqual({ retryAfter: undefined });
});

test.each([undefined, null, 'late', new Error('late')])('%s is none', (failure) => {
  expect(tooManyOf(failure)).toBeUndefined();
});

test('no other failure counts as too many requests, though its wait is kept too', async () => {
  const error = await failureOf(refused(503, { 'Retry-After': '90' }));
  expect(error.retryAfter).toBe(90);
  expect(tooManyOf(error)).toBeUndefined();
});
