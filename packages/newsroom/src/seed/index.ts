/** A newsroom that a reader would believe: three years of a port city's paper, in Spanish and in Catalan. */
import type { Database } from '../db/client.ts';
import { seedContents } from './contents.ts';
import { seedProgramming } from './programming.ts';
import { seedSites } from './sites.ts';
import { seedSurroundings } from './surroundings.ts';

/** Fills an empty database. Everything is dated from `now`; the same moment gives the same newsroom. */
export async function seed(db: Database, now = new Date()): Promise<void> {
  const anchors = await seedSites(db, now);
  const ids = await seedContents(db, now, anchors);
  await seedProgramming(db, now, ids);
  await seedSurroundings(db, now);
}
