/** nginx with the configuration of `deploy/nginx`, in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { findNginx } from '../../../../scripts/servers.ts';
import { freePort } from '../../scripts/free-port.ts';

export const deployFolder = fileURLToPath(new URL('../../deploy', import.meta.url));

export interface Nginx {
  readonly port: number;
  /** A copy of `deploy/`, which it reads. */
  readonly folder: string;
  /** Where it keeps answers. */
  readonly cache: string;
  /** The lines of its log. */
  requests(): Record<string, unknown>[];
  /** What it says of faults. */
  errors(): string;
  /** Takes its files as they are now: `nginx -s reload`. */
  reload(): void;
  stop(): Promise<void>;
}

/** Replaces what stands there exactly once: a configuration that says something else is not the one to test. */
function replaced(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`“${from}” does not stand there once.`);
  return text.replace(from, to);
}

/** What each way of running it says of the machine. */
const machines = {
  'nginx.conf': {
    listen: 'listen 8080;',
    pid: '/tmp/nginx.pid',
    logs: ['/dev/stdout', '/dev/stderr'],
    cache: '/var/cache/nginx/cache',
    processes: ['newsroom-1:4100', 'newsroom-2:4100'],
  },
  'debian.conf': {
    listen: 'listen 80;',
    pid: '/run/nginx.pid',
    logs: ['/var/log/nginx/access.log', '/var/log/nginx/error.log'],
    cache: '/var/cache/portada',
    processes: ['127.0.0.1:4101', '127.0.0.1:4102'],
  },
} as const;

export type NginxConfig = keyof typeof machines;

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `  ${kind}_temp_path /var/cache/nginx/${kind};\n`)
  .join('');

/**
 * @param ports of the two processes
 * @param name Docker's configuration, or that by hand
 */
export async function startNginx(
  ports: readonly [number, number],
  name: NginxConfig = 'nginx.conf',
): Promise<Nginx> {
  const port = await freePort();
  const root = mkdtempSync(join(tmpdir(), 'portada-nginx-'));
  // Its workers are another user's.
  chmodSync(root, 0o755);
  const folder = join(root, 'deploy');
  cpSync(deployFolder, folder, { recursive: true });
  mkdirSync(join(root, 'kept'));
  for (const file of readdirSync(join(folder, 'nginx'))) {
    const path = join(folder, 'nginx', file);
    if (!statSync(path).isFile()) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/etc/nginx/portada/', `${folder}/nginx/`));
  }
  const config = join(folder, 'nginx', name);
  const { listen, pid, logs, cache, processes } = machines[name];
  const edits: readonly (readonly [string, string])[] = [
    [`    ${listen}\n`, `    listen 127.0.0.1:${port};\n`],
    [`pid ${pid}`, `pid ${root}/pid`],
    [`access_log ${logs[0]}`, `access_log ${root}/access.log`],
    [`error_log ${logs[1]}`, `error_log ${root}/error.log`],
    [` ${cache} `, ` ${root}/kept/cache `],
    ...processes.map((process, index) => [process, `127.0.0.1:${ports[index]}`] as const),
    // Where its package has them only root can write.
    ...(name === 'debian.conf' ? [['http {\n', `http {\n${temporaryPaths}`] as const] : []),
  ];
  const text = edits.reduce((edited, [from, to]) => replaced(edited, from, to), readFileSync(config, 'utf8'));
  writeFileSync(config, text.replaceAll('/var/cache/nginx/', `${root}/kept/`));
  const child = spawn(nginx(), ['-c', config, '-p', root, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/metrics`));
  return {
    port,
    folder,
    cache: join(root, 'kept/cache'),
    requests: () => readFileSync(join(root, 'access.log'), 'utf8').trim().split('\n').map(parsed),
    errors: () => readFileSync(join(root, 'error.log'), 'utf8'),
    reload: () => void execFileSync(nginx(), ['-c', config, '-p', root, '-s', 'reload']),
    async stop() {
      await end(child);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const parsed = (line: string): Record<string, unknown> => JSON.parse(line);

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function nginx(): string {
  const found = findNginx();
  if (!found) throw new Error('nginx is not installed.');
  return found;
}
