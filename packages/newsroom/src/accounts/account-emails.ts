/** The emails about an account. They are queued: in the transaction of what they tell of. */
import type { DataContext } from '../db/context.ts';
import * as emails from '../mail/email-templates.ts';
import { mailPaths, mailUrl } from '../mail/links.ts';
import { queueEmail } from '../mail/outbox.ts';
import type { Reader } from '../sessions/sessions.ts';
import { providerName } from '../social/identity.ts';
import { shownEmail } from '../strings/email-address.ts';
import { issueMailToken } from './mail-tokens.ts';

/** To verify the address: the login screen can send it again (LOGIN-14). */
export async function mailActivation(
  context: DataContext,
  reader: Reader,
  template = emails.activationEmail,
): Promise<void> {
  const token = await issueMailToken(context, 'activation', reader);
  const url = mailUrl(context.config, reader.lang, mailPaths.activation, token);
  await queueEmail(context, reader, template[reader.lang](reader.nick, url), token);
}

/** LOGIN-17: emails a link that sets a new password, or, to a reader without one, the name of their social login. */
export async function mailRecovery(context: DataContext, reader: Reader): Promise<void> {
  const { lang, nick, socialProvider, status } = reader;
  // Only once the address is verified: until then, whoever used the social login may not own it.
  if (socialProvider && !reader.passwordHash && status === 'active') {
    const url = mailUrl(context.config, lang, mailPaths.login);
    const email = emails.socialRecoveryEmail[lang](nick, providerName(socialProvider), url);
    return queueEmail(context, reader, email);
  }
  const token = await issueMailToken(context, 'recovery', reader);
  const url = mailUrl(context.config, lang, mailPaths.newPassword, token);
  return queueEmail(context, reader, emails.recoveryEmail[lang](nick, url), token);
}

export function mailPasswordChanged(context: DataContext, reader: Reader): Promise<void> {
  const url = mailUrl(context.config, reader.lang, mailPaths.login);
  return queueEmail(context, reader, emails.passwordChangedEmail[reader.lang](reader.nick, url));
}

/**
 * The code by which a reader without a password proves who they are.
 *
 * @param token what it is a part of
 */
export function mailProofCode(
  context: DataContext,
  reader: Reader,
  code: string,
  token: string,
): Promise<void> {
  return queueEmail(context, reader, emails.proofCodeEmail[reader.lang](reader.nick, code), token);
}

/** To the owner of an account at which somebody guesses passwords. */
export function mailLoginsFailed(context: DataContext, reader: Reader): Promise<void> {
  const url = mailUrl(context.config, reader.lang, mailPaths.login);
  return queueEmail(context, reader, emails.loginsFailedEmail[reader.lang](reader.nick, url));
}

/**
 * Sends a verification email to the new address, and a notice with an undo link to the old one. An old address that was
 * never verified gets nothing: it may be a typing error, and a stranger must not be handed the account.
 */
export async function mailEmailChanged(context: DataContext, before: Reader, after: Reader): Promise<void> {
  await mailActivation(context, after, emails.newAddressEmail);
  if (before.status === 'active') await mailEmailReturn(context, before, after.email);
}

async function mailEmailReturn(context: DataContext, before: Reader, newEmail: string): Promise<void> {
  const { lang, nick } = before;
  const token = await issueMailToken(context, 'emailReturn', before);
  const url = mailUrl(context.config, lang, mailPaths.emailReturn, token);
  await queueEmail(context, before, emails.addressChangedEmail[lang](nick, shownEmail(newEmail), url), token);
}

/** Outlives the account, with which all its other emails are deleted. */
export function mailAccountDeleted(context: DataContext, { lang, nick, email }: Reader): Promise<void> {
  const url = mailUrl(context.config, lang, mailPaths.accountDeleted);
  return queueEmail(context, { lang, email }, emails.accountDeletedEmail[lang](nick, url));
}
