/** A newsroom with its seed. */
import { startApp, type TestApp } from './app.ts';
import { openSeededDatabase } from './database.ts';

/** Seeding takes some three seconds, and more on a busy machine. */
export const SEEDING_MS = 240_000;

export function startSeededApp(): Promise<TestApp> {
  return startApp({}, openSeededDatabase);
}
