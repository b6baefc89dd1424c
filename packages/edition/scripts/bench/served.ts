/** A server in a process of its own, for a benchmark that drives it from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../newsroom/scripts/free-port.ts';

export interface BenchServer {
  readonly address: string;
  readonly pid: number;
  close(): Promise<void>;
}

const POLL_MS = 100;

interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** The core that it runs on; any by default. */
  readonly core?: number | undefined;
}

/** Starts a script, which is given its port as `PORT` and as its first argument; resolves once it answers. */
export async function serve(
  script: string,
  { env, args = [], core }: ServerOptions = {},
): Promise<BenchServer> {
  const port = await freePort();
  // `taskset` becomes the process that it starts.
  const pinned = core === undefined ? [] : ['taskset', '-c', String(core)];
  const [command = '', ...rest] = [...pinned, process.execPath, script, String(port), ...args];
  const child = spawn(command, rest, {
    env: { ...process.env, ...env, PORT: String(port) },
    // What it warns of stands beside the table, and not in it.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const address = `http://localhost:${port}`;
  while (!(await answers(address, child))) await pause(POLL_MS);
  return {
    address,
    pid: child.pid ?? 0,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function answers(address: string, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error('The server did not start.');
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The newsroom with the example newspaper, which keeps responses in memory as in production. */
export async function serveNewsroom(
  env: Readonly<Record<string, string>>,
  core?: number,
): Promise<BenchServer> {
  return serve(fileURLToPath(new URL('../../src/main.ts', import.meta.url)), {
    core,
    env: {
      DATA_DIR: await mkdtemp(join(tmpdir(), 'portada-bench-')),
      ENVIRONMENT: 'development',
      CACHE_MB: '64',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
}
