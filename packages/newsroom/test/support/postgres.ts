/** The PostgreSQL that the files of a run share: `TEST_DATABASE_URL`, or a cluster that the first to ask starts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isWholeRun } from '../../../../scripts/required.ts';
import { clusterAt, hasPrograms, startCluster } from './cluster.ts';
import { clusterNote } from './run-folder.ts';

const POLL_MS = 20;

/** A `describe` for tests that need a server; where the machine has none they are left out, and say so. */
export function describeOnPostgres(title: string, tests: () => void): void {
  describeIf(hasPrograms || Boolean(process.env.TEST_DATABASE_URL), title, tests);
}

/** The same for tests that stop their server: they start one of their own. */
export function describeOnCluster(title: string, tests: () => void): void {
  describeIf(hasPrograms, title, tests);
}

function describeIf(isThere: boolean, title: string, tests: () => void): void {
  if (isThere) describe(title, tests);
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
    const { place, url } = await startCluster();
    writeFileSync(note, JSON.stringify(place));
    return url;
  } catch (error) {
    rmSync(note);
    throw error;
  }
}

function readPlace(note: string): { folder: string; port: number } | undefined {
  const text = readFileSync(note, 'utf8');
  return text ? JSON.parse(text) : undefined;
}
