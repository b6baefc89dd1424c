/** Opens the database for the newsroom: up to date, filled, and with the sites that it serves. */
import { refusePublishedAccounts } from './accounts/published-accounts.ts';
import { fillSkeletons } from './accounts/skeleton.ts';
import type { Config } from './config/config.ts';
import { type Connection, connect, type Database } from './db/client.ts';
import { sections } from './db/schema/index.ts';
import { loadSites } from './db/sites.ts';
import type { ExampleNewspaper } from './example.ts';

export async function openFilled(config: Config, example: ExampleNewspaper | undefined): Promise<Connection> {
  const connection = await connect(config, config.databaseLimits);
  await fill(connection, example);
  if (config.environment === 'production') await refusePublishedAccounts(connection.db);
  await loadSites(connection.db);
  return connection;
}

/** Several processes may start at once on one PostgreSQL: one of them seeds it, the others wait. */
function fill(
  { db, exclusively, migrate }: Connection,
  example: ExampleNewspaper | undefined,
): Promise<void> {
  return exclusively(async () => {
    await migrate();
    if (example) await fillWith(db, example);
    await fillSkeletons(db);
  });
}

async function fillWith(db: Database, example: ExampleNewspaper): Promise<void> {
  const [section] = await db.select({ id: sections.id }).from(sections).limit(1);
  if (section) return example.renew(db);
  console.log('The database is new: filling it with the example newspaper…');
  // In a transaction: an interrupted start leaves an empty database, which the next start seeds.
  return db.transaction((transaction) => example.seed(transaction));
}
