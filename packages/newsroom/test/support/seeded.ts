/** The newsroom's seed, filled once per test file. */
import { seed } from '../../src/seed/index.ts';
import { startApp, type TestApp } from './app.ts';

/** Seeding takes some three seconds, and more on a machine that is busy with other tests. */
export const SEEDING_MS = 60_000;

export async function startSeededApp(): Promise<TestApp> {
  const started = await startApp();
  await started.db.transaction(async (db) => seed(db));
  return started;
}
