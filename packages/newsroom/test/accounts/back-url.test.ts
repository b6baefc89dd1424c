import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { socialLogin } from '../support/social.ts';

let newsroom: TestApp;
let email = '';
beforeAll(async () => {
  newsroom = await startApp();
  ({ email } = await addReader(newsroom.db));
});
afterAll(() => newsroom.close());

async function endOf(query: string, base = ''): Promise<string> {
  const choice = { email, verified: true };
  const answer = await socialLogin(openBrowser(newsroom.app), 'google', choice, query, base);
  return String(answer.headers.location);
}

test.each([
  [
    'http://localhost/puerto/la-lonja/?pagina=2#comentarios',
    'http://localhost/puerto/la-lonja/?pagina=2#comentarios',
  ],
  ['/ca/port/', 'http://localhost/ca/port/'],
  ['http://localhost:4100/puerto/', 'http://localhost:4100/puerto/'],
])('[LOGIN-04] the reader comes back to %s', async (given, end) => {
  expect(await endOf(`?backUrl=${encodeURIComponent(given)}`)).toBe(end);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'https:evil.example',
  'http://localhost@evil.example/',
  'http://lectora:clave@localhost/',
  'http://localhost.evil.example/',
  'http://localhost:8080/',
  'javascript:alert(1)',
  'data:text/html,<script>',
  ' \t//evil.example',
  'http:///evil.example',
  `/${'a'.repeat(2_000)}`,
  '/acceso/?backUrl=/acceso/',
  '/logout/',
  '',
])('[LOGIN-04] the reader is not led to %j', async (given) => {
  expect(await endOf(`?backUrl=${encodeURIComponent(given)}`)).toBe('/perfil/mi-cuenta/');
});

test('[LOGIN-04] repeated values are rejected, and without one the redirect goes to the profile of the edition', async () => {
  expect(await endOf('?backUrl=/puerto/&backUrl=//evil.example')).toBe('/perfil/mi-cuenta/');
  expect(await endOf('', '/ca')).toBe('/ca/perfil/mi-cuenta/');
});
