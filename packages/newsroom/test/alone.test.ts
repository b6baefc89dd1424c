/** A production newsroom: without the example newspaper, on a new database that the commands have filled. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { environmentOf, newDirectory, runProcess } from './support/process.ts';

/** Exits when any module of the example newspaper is imported. */
const refuseEdition = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.includes('/packages/edition/')) throw new Error('The example newspaper is loaded: ' + found.url);
      return found;
    },
  });
`)}`;

let newsroom: ChildProcess;
let origin: string;
let output = '';
const dataDir = newDirectory();

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    ENVIRONMENT: 'production',
    SITE_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LISTEN_HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const run = (...args: string[]) => runProcess(['--import', refuseEdition, module('cli'), ...args], env);
  expect((await run('create-site', 'ca', '--name', 'El Far')).output).toContain(
    `El Far: made, at ${origin}/.`,
  );
  const again = await run('create-site', 'ca', '--name', 'El Far');
  expect(again.output).toContain('a site «ca» already');
  expect(again.output).toContain(`DATABASE_URL is not set. Database: PGlite in ${dataDir}.\n`);
  expect((await run('create-site', 'es', '--name', 'El Faro')).output).toContain(`at ${origin}/es/.`);
  const child = spawn(process.execPath, ['--import', refuseEdition, module('main')], {
    env: environmentOf(env),
  });
  newsroom = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await vi.waitUntil(() => output.includes('newsroom.opened') || child.exitCode !== null, {
    timeout: 90_000,
  });
});

afterAll(async () => {
  if (newsroom.exitCode !== null) return;
  newsroom.kill();
  await once(newsroom, 'close');
});

function module(name: string): string {
  return fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));
}

test('starts, and logs where, on which database, that nothing is published yet, and how to import data', () => {
  // Every line is an event: whoever collects them reads nothing else.
  const lines = output
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  const opening = lines.find(({ event }) => event === 'newsroom.opened');
  expect(opening).toMatchObject({
    sites: [
      { name: 'El Far', url: `${origin}/` },
      { name: 'El Faro', url: `${origin}/es/` },
    ],
    database: `PGlite in ${dataDir}`,
    mail: '127.0.0.1:9',
    lacking: [
      expect.stringContaining('the database holds no contents yet'),
      expect.stringContaining('pnpm newsroom create-section ca'),
      expect.stringContaining('pnpm newsroom import --section'),
    ],
  });
});

test('listens on no other address than LISTEN_HOST', async () => {
  const { port } = new URL(origin);
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/health/live`)).rejects.toThrow();
});

test.each(
  [
    '/',
    '/acceso/',
    '/registro/',
    '/hemeroteca/',
    '/agenda/',
    '/autores/',
    '/boletines/',
    '/contacto/',
  ].concat([
    '/directo/',
    '/programacion/',
    '/programas/',
    '/tiempo/',
    '/videos/',
    '/podcasts/',
    '/rss/',
    '/sitemap.xml',
  ]),
)('%s is answered on both sites', async (path) => {
  for (const base of ['', '/es']) expect((await fetch(origin + base + path)).status, base).toBe(200);
});

test.each([
  ['/', 'ca', 'El Far'],
  ['/es/', 'es', 'El Faro'],
])('the sites are those that were made: %s', async (path, lang, name) => {
  const page = await (await fetch(origin + path)).text();
  expect(page).toContain(`<html lang="${lang}"`);
  expect(page).toContain(`<title>${name}`);
  expect(page).toContain(`<link rel="canonical" href="${origin}${path}">`);
  expect(page).toContain('El Faro');
  expect(page).not.toContain('Diario del Puerto');
});

test('rejects fake providers and the example newspaper’s accounts', async () => {
  expect((await fetch(`${origin}/idp/google/authorize/`)).status).toBe(404);
  const answer = await fetch(`${origin}/api/front/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'lectora@example.com', password: 'Portada-2026!' }),
  });
  expect(answer.status).toBe(401);
});
