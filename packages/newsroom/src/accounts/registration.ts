/** Registers an account (REG-02), which stays unverified until its e-mail address has been confirmed. */
import type { register } from '@portada/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/index.ts';
import { invalidFields } from '../http/handle.ts';
import type { Reader } from '../sessions/sessions.ts';
import { tryMailActivation } from './account-emails.ts';
import { type MailToken, redeemMailToken } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import { claiming } from './readers.ts';
import { judge, registrationPasswordSchema, registrationRules } from './rules.ts';
import { chooseNewsletters, confirmSubscriptions } from './subscriptions.ts';

type RegistrationBody = InferOutput<(typeof register)['body']>;

/** Creates the account and sends the verification email. */
export async function registerReader(request: FastifyRequest, sent: RegistrationBody): Promise<void> {
  const password = judge(registrationPasswordSchema, sent.password, 'password');
  const reader = await openAccount(request, sent, { passwordHash: await hashPassword(password) });
  await tryMailActivation(request.server, reader);
}

/** Creates an account from the form's data and further columns; `alongside` runs in the same transaction. */
export async function openAccount(
  request: FastifyRequest,
  sent: RegistrationBody,
  own: Partial<typeof users.$inferInsert>,
  alongside?: (db: Database, reader: Reader) => Promise<void>,
): Promise<Reader> {
  const app = request.server;
  if (!sent.terms) throw invalidFields({ terms: 'validation.terms.required' });
  const fields = judge(registrationRules(app.now), sent);
  const account: typeof users.$inferInsert = {
    ...fields,
    kind: sent.isRegisteredInDemo ? 'demo' : 'standard',
    demoBulletin: sent.isRegisteredInDemo && sent.demoBulletin,
    lang: request.site.lang,
    origin: sent.origin,
    termsAcceptedAt: app.now(),
    ...own,
  };
  return claiming(() =>
    app.db.transaction(async (db) => {
      const [reader] = await db.insert(users).values(account).returning();
      if (!reader) throw new Error('The account was not made.');
      await chooseNewsletters(db, reader, sent.newsletters, app.now());
      await alongside?.(db, reader);
      return reader;
    }),
  );
}

/** Handles the link of the verification email: returns the activated reader, undefined for an invalid token. */
export async function activate({ server }: FastifyRequest, token: string): Promise<Reader | undefined> {
  const redeemed = await redeemMailToken(server, 'activation', token);
  return redeemed && activateOwner(server, redeemed);
}

/** Verifies the address; a token of a former address of the account is invalid. */
export async function activateOwner(
  { db, now }: Pick<FastifyRequest['server'], 'db' | 'now'>,
  { userId, email }: MailToken,
): Promise<Reader | undefined> {
  if (!userId) return undefined;
  const [reader] = await db
    .update(users)
    .set({ status: 'active', updatedAt: now() })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning();
  if (reader) await confirmSubscriptions(db, email, now());
  return reader;
}
