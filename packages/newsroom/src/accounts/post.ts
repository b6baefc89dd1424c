/** The mails about an account. */
import type { FastifyInstance } from 'fastify';
import * as emails from '../mail/email-templates.ts';
import { mailPaths, mailUrl } from '../mail/links.ts';
import type { Reader } from '../sessions/sessions.ts';
import { issueMailToken } from './mail-tokens.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'mailer' | 'now'>;

const providers: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
  twitter: 'Twitter',
};

export async function mailActivation(
  app: App,
  reader: Reader,
  template = emails.activationEmail,
): Promise<void> {
  const token = await issueMailToken(app, 'activation', reader);
  const url = mailUrl(app.config, reader.lang, mailPaths.activation, token);
  await app.mailer.send(reader.email, reader.lang, template[reader.lang](reader.nick, url));
}

/** The first validation mail. If it cannot be sent the account stands: the login screen offers it again (LOGIN-14). */
export function offerActivation(app: App, reader: Reader): Promise<void> {
  return tell(app, mailActivation(app, reader));
}

/** LOGIN-17: a link that sets a new password, or, to a reader without one, the way in that they have. */
export async function mailRecovery(app: App, reader: Reader): Promise<void> {
  const { lang, nick, email, socialProvider, status } = reader;
  // Not before the address is proven: whoever came by social login so far need not be who reads it.
  if (socialProvider && !reader.passwordHash && status === 'active') {
    const provider = providers[socialProvider] ?? socialProvider;
    const url = mailUrl(app.config, lang, mailPaths.login);
    return app.mailer.send(email, lang, emails.socialRecoveryEmail[lang](nick, provider, url));
  }
  const token = await issueMailToken(app, 'recovery', reader);
  const url = mailUrl(app.config, lang, mailPaths.newPassword, token);
  return app.mailer.send(email, lang, emails.recoveryEmail[lang](nick, url));
}

export function tellPasswordChanged(app: App, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(app.config, lang, mailPaths.login);
  return tell(app, app.mailer.send(email, lang, emails.passwordChangedEmail[lang](nick, url)));
}

/**
 * Asks the new address to prove itself, and tells the old one, with a way back. An old address that was never proved
 * hears nothing: it may be a slip of the pen, and a stranger must not be handed the account.
 */
export async function tellEmailChanged(app: App, before: Reader, after: Reader): Promise<void> {
  await tell(app, mailActivation(app, after, emails.newAddressEmail));
  if (before.status === 'active') await tell(app, mailWayBack(app, before, after.email));
}

async function mailWayBack(app: App, before: Reader, newEmail: string): Promise<void> {
  const { lang, nick, email } = before;
  const token = await issueMailToken(app, 'emailReturn', before);
  const url = mailUrl(app.config, lang, mailPaths.emailReturn, token);
  await app.mailer.send(email, lang, emails.addressChangedEmail[lang](nick, newEmail, url));
}

export function tellAccountDeleted(app: App, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(app.config, lang, mailPaths.accountDeleted);
  return tell(app, app.mailer.send(email, lang, emails.accountDeletedEmail[lang](nick, url)));
}

/** A mail about what is already done: that it could not be sent undoes nothing. */
async function tell(app: App, sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    app.log.error({ err: error }, 'a mail could not be sent');
  }
}
