/** The newsroom in production as the README tells it: its commands, in an empty folder, one after the other. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectFiles, root } from '../../../../scripts/tracked.ts';
import { freePort } from '../../scripts/free-port.ts';
import { connect } from '../../src/db/client.ts';
import { contents, sections, users } from '../../src/db/schema/index.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { type MailSink, openMailSink } from '../support/mail-sink.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { registration } from '../support/outbox.ts';
import { compileCache, newDirectory } from '../support/process.ts';
import { openVisitor } from '../support/visitor.ts';

/** Upper limits, not delays: it installs and builds. */
vi.setConfig({ testTimeout: 480_000, hookTimeout: 240_000 });

const SITE = 'https://diari.test';
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const feed = fileURLToPath(new URL('../fixtures/import/faro.rss.xml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portada-readme-'));
const started: (() => unknown)[] = [];
let cluster: Cluster;
let mail: MailSink;
let nginx: Nginx;
let port: number;

/** The commands that fill a new database, and the last one, which starts the newsroom. */
function commands(): { readonly filling: readonly string[]; readonly starting: string } {
  const [block = ''] = /(?<=```sh\n)[^`]*create-site[^`]*/.exec(readme) ?? [];
  const lines = block.split('\n').map((line) => line.replace(/\s*#.*$/, ''));
  const all = lines.filter(Boolean);
  return { filling: all.slice(0, -1), starting: all.at(-1) ?? '' };
}

/** What a publisher sets by the README, and where this one listens. */
function settings(): Record<string, string> {
  const [, named = ''] = /`ENVIRONMENT=production` with (.+?) is what a publisher sets/.exec(readme) ?? [];
  const values: Record<string, string> = { SITE_URL: SITE, DATABASE_URL: cluster.url, SMTP_URL: mail.url };
  const names = [...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** `npx -y pnpm@12` fetches pnpm: here it is the one that is installed. */
function withoutFetching(): string {
  const programs = newDirectory();
  writeFileSync(join(programs, 'npx'), '#!/bin/sh\nshift 2\nexec pnpm "$@"\n');
  chmodSync(join(programs, 'npx'), 0o755);
  return `${programs}:${process.env.PATH}`;
}

const base = {
  ...{ PATH: withoutFetching(), HOME: process.env.HOME, TMPDIR: tmpdir(), CI: 'true' },
  NODE_COMPILE_CACHE: compileCache,
};
const operator = () => ({ ...base, ENVIRONMENT: 'production', PORT: String(port), ...settings() });
const run = (command: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)('sh', ['-c', command], { cwd: folder, env });

beforeAll(async () => {
  [cluster, mail, port] = await Promise.all([startCluster(), openMailSink(), freePort()]);
  started.push(
    () => cluster.remove(),
    () => mail.close(),
  );
  nginx = await startNginx([port, port]);
  started.push(() => nginx.stop());
  for (const path of projectFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
  cpSync(feed, join(folder, 'export.xml'));
});
afterAll(async () => {
  for (const end of started.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function startNewsroom(): Promise<void> {
  const newsroom: ChildProcess = spawn('sh', ['-c', `exec ${commands().starting}`], {
    ...{ cwd: folder, env: operator(), stdio: ['ignore', 'ignore', 'inherit'] },
  });
  const exit = once(newsroom, 'exit');
  started.push(() => {
    newsroom.kill('SIGTERM');
    return exit;
  });
  await vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200),
    { timeout: 90_000, interval: 50 },
  );
}

test('from an empty folder to a front page of the publisher’s own, and a reader who is mailed', async () => {
  const { filling, starting } = commands();
  expect(filling).toHaveLength(4);
  for (const command of filling) await run(command, operator());
  await expect(run(starting, { ...base, ENVIRONMENT: 'production' })).rejects.toMatchObject({
    ...{ code: 1, stderr: expect.stringMatching(/SITE_URL must be set .* SMTP_URL must be set /) },
  });
  await startNewsroom();

  const { db, close } = await connect({ databaseUrl: cluster.url, dataDir: folder });
  started.push(close);
  const visitor = openVisitor(nginx.port, { origin: SITE });
  const front = await visitor.get('/');
  expect(front).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
  expect(front.text).toContain(`<link rel="canonical" href="${SITE}/">`);
  for (const own of ['El Faro', 'La lonja abre antes']) expect(front.text).toContain(own);
  // Of the example newspaper there is nothing.
  const imported = [...readFileSync(feed, 'utf8').matchAll(/<item>\s*<title>(.+?)</g)];
  expect(await db.$count(contents)).toBe(imported.length);
  expect(await db.$count(sections)).toBe(1);
  expect(await db.$count(users)).toBe(0);
  expect((await visitor.get('/correo/')).status).toBe(404);

  const reader = { ...registration(), origin: SITE };
  expect((await visitor.post('/api/front/user/register', reader)).status).toBe(200);
  // Quoted-printable: a `=` is written as `=3D`, and one at the end of a line is none.
  const letter = (await mail.mailTo(reader.email)).replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const [, link = ''] = /^https:\/\/diari\.test(\/registro\/activar\/\?token=\S+)\r$/m.exec(letter) ?? [];
  expect((await visitor.send('POST', link)).headers.location).toBe('/registro/validado/');
  const { email, password } = reader;
  expect((await visitor.post('/api/front/user/login', { email, password })).status).toBe(200);
});
