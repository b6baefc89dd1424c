/** Newsletter subscription by e-mail address (NEWSL-03). */
import type { Language } from '@portada/contract';
import { subscribe } from '@portada/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { issueMailToken } from '../accounts/mail-tokens.ts';
import { emailSchema, validate } from '../accounts/rules.ts';
import { findNewsletters, newsletterNames, subscribeTo } from '../accounts/subscriptions.ts';
import { inTransaction } from '../db/context.ts';
import { subscriptions } from '../db/schema/index.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { subscriptionEmail } from '../mail/email-templates.ts';
import { mailPaths, mailUrl } from '../mail/links.ts';
import { queueEmail } from '../mail/outbox.ts';
import { currentReader } from '../sessions/sessions.ts';

/**
 * The response is the same for every address. A reader's own verified one is subscribed at once; any other must
 * confirm.
 */
export function registerSubscriptions(app: FastifyInstance): void {
  handle(
    app,
    subscribe,
    async ({ params, body, request }) => {
      const email = validate(emailSchema, params.email, 'email');
      const chosen = await findNewsletters(
        app.db,
        body.filter((newsletter) => newsletter.isSubscribed),
      );
      if (chosen.length === 0) throw invalidFields({ newsletters: 'validation.pattern' });
      const reader = await currentReader(request);
      const isOwn = reader?.email === email && reader.status === 'active';
      if (isOwn) await subscribeTo(app.db, email, idsOf(chosen), app.now());
      else await askToConfirm(app, email, request.site.lang, chosen);
      return { httpCode: 200 };
    },
    { limit: limits.mailByAddress },
  );
}

type NewsletterChoice = readonly { readonly id: string; readonly name: string }[];

const idsOf = (chosen: NewsletterChoice) => chosen.map(({ id }) => id);

/** Subscribes, but unconfirmed, and emails a link that confirms it; nothing for those that the address already has. */
async function askToConfirm(
  app: FastifyInstance,
  email: string,
  lang: Language,
  chosen: NewsletterChoice,
): Promise<void> {
  const confirmed = await app.db
    .select({ id: subscriptions.newsletterId })
    .from(subscriptions)
    .where(and(eq(subscriptions.email, email), isNotNull(subscriptions.confirmedAt)));
  const had = new Set(confirmed.map(({ id }) => id));
  const additions = chosen.filter(({ id }) => !had.has(id));
  if (additions.length === 0) return;
  await countAttempt(app, limits.mailByRecipient, email);
  const names = newsletterNames(additions, lang);
  await inTransaction(app, async (context) => {
    await subscribeTo(context.db, email, idsOf(additions), null);
    const token = await issueMailToken(context, 'subscription', { email });
    const url = mailUrl(app.config, lang, mailPaths.subscription, token);
    await queueEmail(context, { email, lang }, subscriptionEmail[lang](names, url), token);
  });
}
