/** Finds and updates accounts. */
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Reader } from '../sessions/sessions.ts';
import { normaliseEmail } from '../strings/email-address.ts';

export async function findByEmail(db: Database, email: string): Promise<Reader | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)));
  return found;
}

export async function findById(db: Database, id: string): Promise<Reader | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

const UNIQUE_VIOLATION = '23505';

/** Runs a change of an account; 409 if its address or nick is taken (REG-08). */
export async function claiming<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated === 'users_email') throw taken('EMAIL_ALREADY_IN_USE', 'email');
    if (violated === 'users_nick' || violated === 'users_nick_skeleton')
      throw taken('NICK_ALREADY_IN_USE', 'nick');
    throw error;
  }
}

function taken(code: 'EMAIL_ALREADY_IN_USE' | 'NICK_ALREADY_IN_USE', field: 'email' | 'nick'): ApiError {
  return new ApiError(409, code, `The ${field} belongs to another account.`, {
    fields: { [field]: `validation.${field}.taken` },
  });
}

/** The unique index that a failed statement violated; Drizzle has the driver's error as its cause. */
function violatedConstraint(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || !('constraint' in cause))
    return undefined;
  return cause.code === UNIQUE_VIOLATION ? cause.constraint : undefined;
}
