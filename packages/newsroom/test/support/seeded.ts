/** A newsroom with its seed. */
import { startApp, type TestApp } from './app.ts';
import { openSeededDatabase } from './database.ts';

/** Seeding takes some three seconds, and more on a machine that is busy with other tests. */
export const SEEDING_MS = 60_000;

export function startSeededApp(): Promise<TestApp> {
  return startApp({}, openSeededDatabase);
}
