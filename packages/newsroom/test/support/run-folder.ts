/**
 * A folder for each run of the tests, for what is made once and copied by every file: `PORTADA_TEST_RUN` names it.
 * Vitest calls this before the first file and empties it when sources have changed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portada-tests-'));
  process.env.PORTADA_TEST_RUN = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  project.onTestsRerun(() => {
    remove();
    mkdirSync(folder);
  });
  return remove;
}
