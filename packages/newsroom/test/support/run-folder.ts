/**
 * A folder per test run, named by `PORTADA_TEST_RUN`, for what is created once and copied by every file.
 * Vitest calls this before the first file and clears it when sources have changed.
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
