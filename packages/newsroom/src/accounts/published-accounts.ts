/** The example newspaper's accounts, whose password the README tells everybody. */
import { inArray } from 'drizzle-orm';
import { StartError } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/index.ts';
import { isPassword } from './passwords.ts';

export const PUBLISHED_PASSWORD = 'Portada-2026!';

export const publishedEmails = [
  'lectora@example.com',
  'lector@example.com',
  'incompleta@example.com',
  'antigua@example.com',
  'pendiente@example.com',
  'demo@example.com',
  'social@example.com',
] as const;

/** Throws a `StartError` that names the accounts which anybody could log in to. */
export async function refusePublishedAccounts(db: Database): Promise<void> {
  const rows = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, [...publishedEmails]));
  const open: string[] = [];
  for (const { email, passwordHash } of rows) {
    if (await isPassword(passwordHash, PUBLISHED_PASSWORD)) open.push(email);
  }
  if (open.length === 0) return;
  throw new StartError(
    `The accounts ${open.join(', ')} still have the password that the README publishes. ` +
      'Production needs a database that the example newspaper has not filled.',
  );
}
