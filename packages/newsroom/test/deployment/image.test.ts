/** The image without Docker: what the Dockerfile copies and runs, done to the project's files in its order. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectFiles, root } from '../../../../scripts/tracked.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type Cluster, serverUser, startCluster } from '../support/cluster.ts';
import { allOf, readCommand, readCopy, readDockerfile } from '../support/dockerfile.ts';
import { newDirectory } from '../support/process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const run = promisify(execFile);
const stages = readDockerfile();
const last = stages.at(-1) ?? { from: '', name: '', instructions: [] };
const folder = mkdtempSync(join(tmpdir(), 'portada-image-'));
const [sources, image] = [join(folder, 'dependencies'), join(folder, 'image')];
let cluster: Cluster;

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** The stage `dependencies`: all files of the project, and its commands. */
async function installDependencies(): Promise<void> {
  for (const path of projectFiles()) copy(join(root, path), join(sources, path));
  const stage = stages.find(({ name }) => name === 'dependencies');
  const commands = stage ? allOf(stage, 'RUN') : [];
  expect(commands).toHaveLength(1);
  for (const command of commands) {
    await run('sh', ['-c', command], { cwd: sources, env: { ...process.env, CI: 'true' } });
  }
}

/** The last stage. `dist/` is that of this build; what is copied from the other stage is moved, which is quicker. */
function assemble(): void {
  for (const { stage, source, target } of allOf(last, 'COPY').map(readCopy)) {
    const isFolder = target.endsWith('/');
    const to = join(image, target, isFolder ? basename(source) : '');
    if (stage === 'build') copy(join(root, source), to);
    else {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(join(sources, source), to);
    }
  }
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  cluster = await startCluster();
  await installDependencies();
  assemble();
  // Nothing that the image leaves out is in reach.
  rmSync(sources, { recursive: true });
});
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The variables of the image and of an operator; a data folder of its own. */
async function environment() {
  const dataDir = newDirectory();
  const user = serverUser();
  if (user) chownSync(dataDir, user.uid, user.gid);
  const set = allOf(last, 'ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=')));
  return {
    ...{ PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...Object.fromEntries(set) },
    ...{ SITE_URL: 'https://diari.test', SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: cluster.url },
    ...{ DATA_DIR: dataDir, PORT: String(await freePort()) },
  };
}

test('it starts as a user who may write to its data only, and serves pages, files and passwords', async () => {
  const env = await environment();
  const options = { cwd: image, env, ...serverUser() };
  const cli = ['packages/newsroom/src/cli.ts', 'create-site', 'es', '--name', 'El Faro'];
  await run('node', cli, options);
  const [program = '', ...args] = readCommand(allOf(last, 'CMD')[0] ?? '');
  const newsroom = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const [healthProgram = '', ...healthArgs] = readCommand(allOf(last, 'HEALTHCHECK')[0] ?? '');
  const check = () => run(healthProgram, healthArgs, options);
  await expect(check()).rejects.toMatchObject({ code: 1 });
  await vi.waitFor(check, { timeout: 90_000 });
  const origin = `http://127.0.0.1:${env.PORT}`;
  for (const path of ['/', '/portada/1.0.0/portada.js', '/static/favicon.svg', '/health/ready']) {
    expect((await fetch(origin + path)).status, path).toBe(200);
  }
  const login = await fetch(`${origin}/api/front/user/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'nadie@example.com', password: 'Portada-2026!' }),
  });
  expect(login.status).toBe(401);
  newsroom.kill('SIGTERM');
  expect(await once(newsroom, 'exit')).toEqual([0, null]);
  await expect(check()).rejects.toMatchObject({ code: 1 });
});

test('it has what the newsroom needs in production and nothing else', () => {
  const isThere = (path: string) => existsSync(join(image, path));
  for (const path of ['dist/portada.js', 'packages/newsroom/node_modules/sharp'])
    expect(isThere(path)).toBe(true);
  for (const path of [
    ...['packages/edition', 'packages/newsroom/test', 'packages/newsroom/deploy', 'widgets', '.git'],
    ...['packages/newsroom/node_modules/smtp-server', 'packages/newsroom/node_modules/drizzle-kit'],
    'node_modules/vitest',
  ]) {
    expect(isThere(path), path).toBe(false);
  }
});
