/** A newsroom with sections, authors, shows and channels but no contents, to import into. */

import { seedSites } from '@portada/edition';
import { channels } from '../../src/db/schema/programming.ts';
import { startApp, type TestApp } from './app.ts';

export async function startHouse(): Promise<TestApp> {
  const started = await startApp();
  await seedSites(started.db, new Date());
  await started.db.insert(channels).values([{ id: 'puerto-tv', name: 'Puerto TV', medium: 'tv' }]);
  return started;
}
