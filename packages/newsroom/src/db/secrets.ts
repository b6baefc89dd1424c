import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { secrets } from './schema/index.ts';
import { newToken } from './tokens.ts';

/** Returns the secret of that name, creating it at first use; concurrent processes get the same one. */
export async function secretOf(db: Database, name: string): Promise<string> {
  const stored = await readSecret(db, name);
  if (stored) return stored;
  await db.insert(secrets).values({ name, value: newToken() }).onConflictDoNothing();
  const made = await readSecret(db, name);
  if (!made) throw new Error(`The secret ${name} was not kept.`);
  return made;
}

async function readSecret(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row?.value;
}
