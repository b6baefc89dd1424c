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
  ['/', 'http://localhost/'],
  ['/ca', 'http://localhost/ca'],
  ['/puerto', 'http://localhost/puerto'],
  ['/perfil/autores/', 'http://localhost/perfil/autores/'],
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
  '/logout',
  '/ca/logout/',
  '/%6cogout/',
  '/es/%6Cogout?x=/',
  '/api/front/user/login/google',
  '/registro/activar/?token=x',
  '/correo/',
  '/static/page.css',
  '/%E0%A4%A/',
  '',
])('[LOGIN-04] the reader is not led to %j', async (given) => {
  expect(await endOf(`?backUrl=${encodeURIComponent(given)}`)).toBe('/perfil/mi-cuenta/');
});

test('[LOGIN-04] repeated values are rejected, and without one the redirect goes to the profile of the edition', async () => {
  expect(await endOf('?backUrl=/puerto/&backUrl=//evil.example')).toBe('/perfil/mi-cuenta/');
  expect(await endOf('', '/ca')).toBe('/ca/perfil/mi-cuenta/');
});

test.each([
  ['/acceso/?backUrl=%2Flogout', '/acceso/'],
  ['/ca/acceso/?alert=password_changed&backUrl=/%6cogout/', '/ca/acceso/?alert=password_changed'],
  ['/registro/?backUrl=https://evil.example/', '/registro/'],
])(
  '[LOGIN-09] the pages’ own widgets do not get to know a way that leads elsewhere: %s',
  async (url, end) => {
    const answer = await newsroom.app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, end]);
  },
);

test('[LOGIN-09] and get to know one that is allowed', async () => {
  expect((await newsroom.app.inject('/acceso/?backUrl=%2Fca%2Fport%2F')).statusCode).toBe(200);
});
