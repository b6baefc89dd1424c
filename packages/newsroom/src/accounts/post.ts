/** The mails about an account. */
import type { FastifyInstance } from 'fastify';
import * as letters from '../mail/letters.ts';
import { mailPaths, mailUrl } from '../mail/links.ts';
import { issueMailToken } from './mail-tokens.ts';
import type { Reader } from './sessions.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'mailer' | 'now'>;

const providers: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
  twitter: 'Twitter',
};

export async function mailActivation(app: App, reader: Reader): Promise<void> {
  const token = await issueMailToken(app, 'activation', reader);
  const url = mailUrl(app.config, reader.lang, mailPaths.activation, token);
  await app.mailer.send(reader.email, reader.lang, letters.activationLetter[reader.lang](reader.nick, url));
}

/** LOGIN-17: a link that sets a new password, or, to a reader without one, the way in that they have. */
export async function mailRecovery(app: App, reader: Reader): Promise<void> {
  const { lang, nick, email, socialProvider, status } = reader;
  // Not before the address is proven: whoever came by social login so far need not be who reads it.
  if (socialProvider && !reader.passwordHash && status === 'active') {
    const provider = providers[socialProvider] ?? socialProvider;
    const url = mailUrl(app.config, lang, mailPaths.login);
    return app.mailer.send(email, lang, letters.socialRecoveryLetter[lang](nick, provider, url));
  }
  const token = await issueMailToken(app, 'recovery', reader);
  const url = mailUrl(app.config, lang, mailPaths.newPassword, token);
  return app.mailer.send(email, lang, letters.recoveryLetter[lang](nick, url));
}

export function tellPasswordChanged(app: App, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(app.config, lang, mailPaths.login);
  return tell(app, app.mailer.send(email, lang, letters.passwordChangedLetter[lang](nick, url)));
}

export function tellEmailChanged(app: App, before: Reader, newEmail: string): Promise<void> {
  const letter = letters.emailChangedLetter[before.lang](before.nick, newEmail);
  return tell(app, app.mailer.send(before.email, before.lang, letter));
}

export function tellAccountDeleted(app: App, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(app.config, lang, mailPaths.accountDeleted);
  return tell(app, app.mailer.send(email, lang, letters.accountDeletedLetter[lang](nick, url)));
}

/** A notice of what is already done: that it could not be sent undoes nothing. */
async function tell(app: App, sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    app.log.error({ err: error }, 'a notice could not be mailed');
  }
}
