/**
 * A folder per test run, named by `PORTADA_TEST_RUN`, for what is created once and shared or copied by every file.
 * Vitest calls this before the first file and clears it when sources have changed.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { clusterAt } from './cluster.ts';

export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portada-tests-'));
  // The users of PostgreSQL and of nginx have folders of their own in it.
  chmodSync(folder, 0o711);
  process.env.PORTADA_TEST_RUN = folder;
  // For whatever else a test or a process puts aside: it goes with the folder.
  process.env.TMPDIR = folder;
  const remove = async () => {
    await removeCluster();
    rmSync(folder, { recursive: true, force: true });
  };
  project.onTestsRerun(async () => {
    await remove();
    mkdirSync(folder, { mode: 0o711 });
  });
  return remove;
}

/** The file that says where the run's PostgreSQL cluster is, once a test has asked for one. */
export function clusterNote(): string {
  return join(process.env.PORTADA_TEST_RUN ?? '', 'postgres.json');
}

async function removeCluster(): Promise<void> {
  const note = clusterNote();
  const place = existsSync(note) && readFileSync(note, 'utf8');
  if (place) await clusterAt(JSON.parse(place)).remove();
}
