/** A production newsroom: without the example newspaper, on a new database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

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

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', refuseEdition, main], {
    env: {
      PATH: process.env.PATH,
      ENVIRONMENT: 'production',
      SITE_URL: origin,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'portada-')),
    },
  });
  newsroom = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await vi.waitUntil(() => output.includes('Mail goes to') || child.exitCode !== null, { timeout: 90_000 });
});

afterAll(async () => {
  if (newsroom.exitCode !== null) return;
  newsroom.kill();
  await once(newsroom, 'close');
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

test('starts, shows that nothing is published yet, and logs how to import data', () => {
  expect(output).toContain('The newsroom is open.');
  expect(output).toContain('the database holds no contents yet');
  expect(output).toContain('insert into sections');
  expect(output).toContain('pnpm newsroom import --section');
  expect(output).not.toContain('Accounts');
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
  ].concat(['/directo/', '/programacion/', '/programas/', '/tiempo/', '/videos/', '/rss/', '/sitemap.xml']),
)('%s is answered on both sites', async (path) => {
  for (const base of ['', '/ca']) expect((await fetch(origin + base + path)).status, base).toBe(200);
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
