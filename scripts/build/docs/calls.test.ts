import { calls } from '@portada/contract/calls';
import { expect, test } from 'vitest';
import { callsByTag } from './calls.ts';

const PROFILE = 'GET /api/front/user/profile';

test.each([
  // A store, a file fetched on the first press, and one of the several calls that stand in it.
  ['save-button', ['POST /api/bookmark/content/{id}', 'DELETE /api/bookmark/content/{id}', PROFILE]],
  ['follow-button', ['POST /api/bookmark/taxon/{id}', 'DELETE /api/bookmark/taxon/{id}', PROFILE]],
  ['poll', ['GET /api/front/poll/{pollId}', 'POST /api/front/poll/{pollId}/vote', PROFILE]],
  // Of a later screen.
  ['paywall', ['GET /api/front/paywall/{relativeVersionId}/messages']],
  // By their addresses: a link, and an upload.
  ['login', expect.arrayContaining(['GET /api/front/user/login/{provider}', 'POST /api/front/user/login'])],
  ['contribution-form', expect.arrayContaining(['POST /api/front/uploads'])],
  // By the core's actions.
  ['profile', expect.arrayContaining(['PATCH /api/front/user/profile', 'POST /api/front/user/logout'])],
  ['weather', []],
])('%s makes these calls and no others', (name, made) => {
  expect(callsByTag().get(`portada-${name}`)).toEqual(made);
});

// The forecast is in the page, and an article's own script keeps how far a reader is.
test('every call of the contract is made by some element, but for those of the page', () => {
  const made = new Set([...callsByTag().values()].flat());
  const unused = Object.entries(calls).filter(([, { method, path }]) => !made.has(`${method} ${path}`));
  expect(unused.map(([name]) => name)).toEqual(['getReadingPlace', 'keepReadingPlace', 'getForecast']);
});
