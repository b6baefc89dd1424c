import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

test('an unknown call is a JSON 404', async () => {
  const answer = await newsroom.app.inject('/ca/api/front/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ httpCode: 404, errorCode: 'NOT_FOUND' });
});
