/** The emails about an account. */
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

/** Sends the first activation email. If that fails the account is kept: the login screen can send it again (LOGIN-14). */
export function tryMailActivation(app: App, reader: Reader): Promise<void> {
  return logFailure(app, mailActivation(app, reader));
}

/** LOGIN-17: emails a link that sets a new password, or, to a reader without one, the name of their social login. */
export async function mailRecovery(app: App, reader: Reader): Promise<void> {
  const { lang, nick, email, socialProvider, status } = reader;
  // Only once the address is verified: until then, whoever used the social login may not own it.
  if (socialProvider && !reader.passwordHash && status === 'active') {
    const provider = providers[socialProvider] ?? socialProvider;
    const url = mailUrl(app.config, lang, mailPaths.login);
    return app.mailer.send(email, lang, emails.socialRecoveryEmail[lang](nick, provider, url));
  }
  const token = await issueMailToken(app, 'recovery', reader);
  const url = mailUrl(app.config, lang, mailPaths.newPassword, token);
  return app.mailer.send(email, lang, emails.recoveryEmail[lang](nick, url));
}

export function mailPasswordChanged(app: App, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(app.config, lang, mailPaths.login);
  return logFailure(app, app.mailer.send(email, lang, emails.passwordChangedEmail[lang](nick, url)));
}

/**
 * Sends a verification email to the new address, and a notice with an undo link to the old one. An old address that was
 * never verified gets nothing: it may be a typing error, and a stranger must not be handed the account.
 */
export async function mailEmailChanged(app: App, before: Reader, after: Reader): Promise<void> {
  await logFailure(app, mailActivation(app, after, emails.newAddressEmail));
  if (before.status === 'active') await logFailure(app, mailWayBack(app, before, after.email));
}

async function mailWayBack(app: App, before: Reader, newEmail: string): Promise<void> {
  const { lang, nick, email } = before;
  const token = await issueMailToken(app, 'emailReturn', before);
  const url = mailUrl(app.config, lang, mailPaths.emailReturn, token);
  await app.mailer.send(email, lang, emails.addressChangedEmail[lang](nick, newEmail, url));
}

export function mailAccountDeleted(app: App, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(app.config, lang, mailPaths.accountDeleted);
  return logFailure(app, app.mailer.send(email, lang, emails.accountDeletedEmail[lang](nick, url)));
}

/** For an email about what is already done: a failure to send it is logged, not thrown. */
async function logFailure(app: App, sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    app.log.error({ event: 'mail.failed', err: error }, 'mail failed');
  }
}
