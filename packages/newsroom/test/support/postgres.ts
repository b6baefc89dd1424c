/** The PostgreSQL that the files of a run share: `TEST_DATABASE_URL`, or a cluster that the first to ask starts. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isWholeRun } from '../../../../scripts/required.ts';
import { isClockMoved } from '../../../../scripts/test/shared-clock.ts';
import { connect } from '../../src/db/client.ts';
import { clusterAt, hasPrograms, startCluster } from './cluster.ts';
import { clusterNote } from './run-folder.ts';

const POLL_MS = 20;
/** PostgreSQL's own template. */
const EMPTY = 'template1';
/** An up-to-date database of the run's cluster, which others are copies of: migrating each takes a second. */
const TEMPLATE = 'portada_template';

/** A `describe` for tests that need a server; where the machine has none they are left out, and say so. */
export function describeOnPostgres(title: string, tests: () => void): void {
  describeIf(hasPrograms || Boolean(process.env.TEST_DATABASE_URL), title, tests);
}

/** The same for tests that stop their server: they start one of their own. */
export function describeOnCluster(title: string, tests: () => void): void {
  describeIf(hasPrograms, title, tests);
}

/** PostgreSQL's time limits come as signals, whose handlers see the machine's time: a moved one would never be up. */
function describeIf(isThere: boolean, title: string, tests: () => void): void {
  if (isClockMoved) describe.skip(`${title} (left out: the clock is moved)`, tests);
  else if (isThere) describe(title, tests);
  else if (isWholeRun()) describe(title, () => test('PostgreSQL is installed', () => expect.unreachable()));
  else describe.skip(`${title} (left out: PostgreSQL is not installed)`, tests);
}

/** The server's address. `run-folder.ts` removes the cluster at the end. */
export async function testServer(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const note = clusterNote();
  for (;;) {
    if (claim(note)) return startNoted(note);
    const place = readPlace(note);
    if (place) return clusterAt(place).url;
    await pause(POLL_MS);
  }
}

/** The note is empty while a test file starts the cluster. */
function claim(note: string): boolean {
  try {
    writeFileSync(note, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

async function startNoted(note: string): Promise<string> {
  try {
    const cluster = await startCluster();
    await makeTemplate(cluster.url).catch(async (error) => {
      await cluster.remove();
      throw error;
    });
    writeFileSync(note, JSON.stringify(cluster.place));
    return cluster.url;
  } catch (error) {
    rmSync(note);
    throw error;
  }
}

async function makeTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${TEMPLATE}`);
  const connection = await connect({ databaseUrl: urlOf(server, TEMPLATE), dataDir: '' });
  await connection.migrate();
  await connection.close();
}

function readPlace(note: string): { folder: string; port: number } | undefined {
  const text = readFileSync(note, 'utf8');
  return text ? JSON.parse(text) : undefined;
}

/** Which database of `testServer` to copy: a given one has only PostgreSQL's own, which is empty. */
export const templateOfServer = () => (process.env.TEST_DATABASE_URL ? EMPTY : TEMPLATE);

/** A database without any table, or a copy of another one. */
export async function createDatabase(
  server: string,
  template = EMPTY,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portada_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
  return {
    url: urlOf(server, name),
    // A process that a test has killed may still be connected.
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
