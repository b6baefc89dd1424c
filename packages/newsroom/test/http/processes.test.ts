import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { limits } from '../../src/http/limits.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let first: TestApp;
let second: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  first = await startApp({ rateLimits: true });
  second = await createApp({ config: readConfig({ ENVIRONMENT: 'test' }), db: first.db });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('a session started by one process is valid in another, and can be ended there', async () => {
  const here = openBrowser(first.app);
  await logIn(here, await addReader(first.db));
  const there = openBrowser(second);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  expect((await there.get('/api/front/user/profile')).statusCode).toBe(200);
  await there.post('/api/front/user/logout');
  expect((await here.get('/api/front/user/profile')).statusCode).toBe(401);
});

test('failed logins are counted together', async () => {
  const reader = await addReader(first.db);
  for (let attempt = 0; attempt < limits.loginByClient.times; attempt += 1) {
    await logIn(openBrowser(attempt % 2 ? first.app : second), reader, 'Falsa-2026!');
  }
  expect((await logIn(openBrowser(first.app), reader)).statusCode).toBe(429);
  expect((await logIn(openBrowser(second), reader)).statusCode).toBe(429);
});
