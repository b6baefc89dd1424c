/**
 * PostgreSQL clusters for tests of what PGlite cannot show: several connections, locks, restarts. They listen on a free
 * port of this machine, and keep their data in a temporary folder.
 */
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../../scripts/servers.ts';
import { freePort } from '../../scripts/free-port.ts';

export interface Cluster {
  readonly place: Place;
  /** The address of its `postgres` database. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends it as a crash does: connections are cut, nothing is written any more. */
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly port: number;
}

const programs = findPostgres();

/** Whether the machine has PostgreSQL's programs. */
export const hasPrograms = programs !== undefined;

/** A new cluster, running. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portada-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster = clusterAt({ folder, port: await freePort() });
  await run(folder, 'initdb', '-D', 'data', '-U', 'portada', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await cluster.start();
  return cluster;
}

/** A cluster that has been made, maybe by another process. */
export function clusterAt({ folder, port }: Place): Cluster {
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off`;
  const stop = () => run(folder, 'pg_ctl', 'stop', '-w', '-D', 'data', '-m', 'immediate');
  return {
    place: { folder, port },
    url: `postgres://portada@127.0.0.1:${port}/postgres`,
    start: () => run(folder, 'pg_ctl', 'start', '-w', '-D', 'data', '-l', 'log', '-o', options),
    stop,
    async remove() {
      if (existsSync(join(folder, 'data', 'postmaster.pid'))) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(folder: string, program: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(join(programs ?? '', program), args, { ...serverUser(), cwd: folder });
}

/** The server refuses to run as root: there it runs as nobody. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
