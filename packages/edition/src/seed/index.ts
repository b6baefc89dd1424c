/** Seeds a realistic newsroom: three years of a port city's newspaper, in Spanish and in Catalan. */
import { languages } from '@portada/contract';
import { type Database, importPaywall } from '@portada/newsroom';
import { seedAdPositions } from './ad-positions.ts';
import { seedContents } from './contents.ts';
import { paywallVersions } from './paywall.ts';
import { seedProgramming } from './programming.ts';
import { seedSites } from './sites.ts';
import { seedWeather } from './weather.ts';

/** Fills an empty database. All dates are relative to `now`; the same moment gives the same data. */
export async function seed(db: Database, now = new Date()): Promise<void> {
  const anchors = await seedSites(db, now);
  const ids = await seedContents(db, now, anchors);
  await seedProgramming(db, now, ids);
  await seedWeather(db, now);
  await seedAdPositions(db);
  await importPaywall(db, { versions: languages.flatMap(paywallVersions) });
}
