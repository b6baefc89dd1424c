/** Registers an account (REG-02), which stays unverified until its e-mail address has been confirmed. */
import type { register } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { type DataContext, inTransaction } from '../../db/context.ts';
import { users } from '../../db/schema/index.ts';
import { invalidFields } from '../../http/handle.ts';
import type { Reader } from '../../sessions/sessions.ts';
import { mailActivation } from '../account-emails.ts';
import { freeAddress } from '../address-move.ts';
import { hashPassword } from '../passwords.ts';
import { claiming } from '../readers.ts';
import { registrationPasswordSchema, registrationRules, validate } from '../rules.ts';
import { skeletonOf } from '../skeleton.ts';
import { chooseNewsletters } from '../subscriptions.ts';

type RegistrationBody = InferOutput<(typeof register)['body']>;

/** Creates the account and sends the verification email. */
export async function registerReader(request: FastifyRequest, sent: RegistrationBody): Promise<void> {
  const password = validate(registrationPasswordSchema, sent.password, 'password');
  await openAccount(request, sent, { passwordHash: await hashPassword(password) }, mailActivation);
}

/** Creates an account from the form's data and further columns; `alongside` runs in the same transaction. */
export async function openAccount(
  request: FastifyRequest,
  sent: RegistrationBody,
  own: Partial<typeof users.$inferInsert>,
  alongside: (context: DataContext, reader: Reader) => Promise<void>,
): Promise<Reader> {
  const app = request.server;
  if (!sent.terms) throw invalidFields({ terms: 'validation.terms.required' });
  const fields = validate(registrationRules(app.now), sent);
  const account: typeof users.$inferInsert = {
    ...fields,
    nickSkeleton: skeletonOf(fields.nick),
    kind: sent.isRegisteredInDemo ? 'demo' : 'standard',
    demoBulletin: sent.isRegisteredInDemo && sent.demoBulletin,
    lang: request.site.lang,
    origin: sent.origin,
    termsAcceptedAt: app.now(),
    ...own,
  };
  return claiming(() =>
    inTransaction(app, async (context) => {
      const { db } = context;
      await freeAddress(context, fields.email);
      const [reader] = await db.insert(users).values(account).returning();
      if (!reader) throw new Error('The account was not made.');
      await chooseNewsletters(db, reader, sent.newsletters, app.now());
      await alongside(context, reader);
      return reader;
    }),
  );
}
