/** The link that confirms the subscriptions of an address (NEWSL-03). */
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/context.ts';
import { mailPaths } from '../../mail/links.ts';
import { shownEmail } from '../../strings/email-address.ts';
import {
  confirmSubscriptions,
  hasConfirmedSubscriptions,
  newsletterNames,
  pendingNewsletters,
} from '../subscriptions.ts';
import { findMailLink, useMailLink } from '../used-links.ts';
import type { LinkPage, Standing } from './link-page.ts';
import { linkTexts } from './link-texts.ts';
import { outcomes } from './outcomes.ts';

export const subscriptionPage: LinkPage = {
  path: mailPaths.subscription,
  look: lookAt,
  async press({ request }, token) {
    await inTransaction(request.server, async (context) => {
      const used = await useMailLink(context, 'subscription', token);
      if (used) await confirmSubscriptions(context.db, used.email, context.now());
    });
    return lookAt(request, token);
  },
};

/** What another link has confirmed is done too; what has been cancelled since is not. */
async function lookAt({ server, site }: FastifyRequest, token: string): Promise<Standing> {
  const link = await findMailLink(server, 'subscription', token);
  if (!link) return { goTo: outcomes.subscriptionError };
  const pending = link.isUsed ? [] : await pendingNewsletters(server.db, link.email);
  if (pending.length > 0) {
    const names = newsletterNames(pending, site.lang);
    return { ask: linkTexts[site.lang].subscription(names, shownEmail(link.email)) };
  }
  const isDone = await hasConfirmedSubscriptions(server.db, link.email);
  return { goTo: isDone ? outcomes.subscribed : outcomes.subscriptionError };
}
