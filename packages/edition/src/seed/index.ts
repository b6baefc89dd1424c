/** A newsroom that a reader would believe: three years of a port city's paper, in Spanish and in Catalan. */
import { languages } from '@portada/contract';
import { type Database, importPaywall } from '@portada/newsroom';
import { seedAdPositions } from './ad-positions.ts';
import { seedContents } from './contents.ts';
import { paywallVersions } from './paywall.ts';
import { seedProgramming } from './programming.ts';
import { seedSites } from './sites.ts';
import { seedWeather } from './weather.ts';

/** Fills an empty database. Everything is dated from `now`; the same moment gives the same newsroom. */
export async function seed(db: Database, now = new Date()): Promise<void> {
  const anchors = await seedSites(db, now);
  const ids = await seedContents(db, now, anchors);
  await seedProgramming(db, now, ids);
  await seedWeather(db, now);
  await seedAdPositions(db);
  await importPaywall(db, { versions: languages.flatMap(paywallVersions) });
}
