/**
 * The unsubscribe link of every newsletter: the button of its page unsubscribes, and so does a mail client (one-click,
 * RFC 8058), which must not be redirected. No login, no script.
 */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type LinkPage, registerLinkPage, type Standing } from '../accounts/screens/link-page.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { mailPaths } from '../mail/links.ts';
import { shownEmail } from '../strings/email-address.ts';
import { plain } from '../texts/format.ts';
import { unsubscribeTexts } from './texts.ts';
import { type Recipient, readUnsubscribeToken } from './unsubscribe-token.ts';

const unsubscribePage: LinkPage = {
  path: mailPaths.unsubscribe,
  isOneClick: true,
  look: lookAt,
  async press({ request }, token) {
    const { db } = request.server;
    const recipient = await readUnsubscribeToken(db, token);
    if (recipient) await db.delete(subscriptions).where(theirs(recipient));
    return lookAt(request, token);
  },
};

export function registerUnsubscribe(app: FastifyInstance): void {
  registerLinkPage(app, unsubscribePage);
}

async function lookAt({ server, site }: FastifyRequest, token: string): Promise<Standing> {
  const recipient = await readUnsubscribeToken(server.db, token);
  if (!recipient) return { refuse: 'unsubscribeError' };
  const { ask, done } = unsubscribeTexts[site.lang];
  const about = [await nameOf(server, recipient), shownEmail(recipient.email)] as const;
  const isSubscribed = (await server.db.$count(subscriptions, theirs(recipient))) > 0;
  return isSubscribed ? { ask: ask(...about) } : { tell: done(...about) };
}

function theirs({ email, newsletterId }: Recipient) {
  return and(eq(subscriptions.email, email), eq(subscriptions.newsletterId, newsletterId));
}

async function nameOf({ db }: FastifyInstance, { newsletterId }: Recipient): Promise<string> {
  const [newsletter] = await db
    .select({ name: newsletters.name })
    .from(newsletters)
    .where(eq(newsletters.id, newsletterId));
  return plain(newsletter?.name ?? newsletterId);
}
