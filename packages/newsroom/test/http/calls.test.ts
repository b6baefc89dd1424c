import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

/** Every call of the specification, with a value for each parameter. */
const calls = [
  'POST /api/front/newsletter/ana@example.com',
  'GET /api/front/paywall/1/messages',
  'GET /api/front/user/profile',
  'PATCH /api/front/user/profile',
  'POST /api/front/user/login',
  'POST /api/front/user/logout',
  'POST /api/front/user/recover-password',
  'POST /api/front/user/resend-validation-mail',
  'POST /api/front/user/register',
  'POST /api/front/user/change-password',
  'POST /api/front/user/bulletin',
  'POST /api/front/user/delete',
  'POST /api/front/user/nick',
  'POST /api/bookmark/content/1',
  'DELETE /api/bookmark/content/1',
  'POST /api/bookmark/taxon/1',
  'DELETE /api/bookmark/taxon/1',
  'GET /api/front/user/saved-contents/',
  'GET /api/front/user/followed-authors/',
  'GET /api/front/user/login/apple',
  'GET /api/front/user/login/twitter',
  'GET /api/front/user/login/facebook',
  'GET /api/front/user/login/google',
  'GET /webapi/searcher/',
  'GET /webapi/searcher/cursor',
  'GET /webapi/shows/search/',
  'GET /webapi/shows/search/cursor',
  'GET /api/front/streaming/list',
  'GET /api/front/streaming/list/1',
].map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
});

test.each(calls)('[API-10] $method $path is implemented', async ({ method, path }) => {
  const answer = await newsroom.app.inject({ method, url: `/ca${path}` });
  // The response of an unknown route has this text.
  expect(answer.body).not.toContain('There is nothing at this address.');
  expect(answer.statusCode).not.toBe(405);
});
