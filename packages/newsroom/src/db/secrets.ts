import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { secrets } from './schema/index.ts';
import { newToken } from './tokens.ts';

/** The secret of that name; of several processes that ask for a new one at once, all get the same. */
export async function secretOf(db: Database, name: string): Promise<string> {
  const kept = await readSecret(db, name);
  if (kept) return kept;
  await db.insert(secrets).values({ name, value: newToken() }).onConflictDoNothing();
  const made = await readSecret(db, name);
  if (!made) throw new Error(`The secret ${name} was not kept.`);
  return made;
}

async function readSecret(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value;
}
