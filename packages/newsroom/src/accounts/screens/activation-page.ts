/** The link that verifies the address of an account, a new one or its new address. It creates no session. */
import type { FastifyRequest } from 'fastify';
import { mailPaths } from '../../mail/links.ts';
import { shownEmail } from '../../strings/email-address.ts';
import { activate } from '../activation.ts';
import { findById } from '../readers.ts';
import { newsletterNames, pendingNewsletters } from '../subscriptions.ts';
import { findMailLink } from '../used-links.ts';
import type { LinkPage, Standing } from './link-page.ts';
import { linkTexts } from './link-texts.ts';
import { outcomes } from './outcomes.ts';

export const activationPage: LinkPage = {
  path: mailPaths.activation,
  look: lookAt,
  async press({ request }, token) {
    return (await activate(request.server, token)) ? { goTo: outcomes.validated } : lookAt(request, token);
  },
};

/** An account that another link has activated has nothing left to confirm; one that has left the address never had. */
async function lookAt({ server, site }: FastifyRequest, token: string): Promise<Standing> {
  const link = await findMailLink(server, 'activation', token);
  const reader = link?.userId ? await findById(server.db, link.userId) : undefined;
  if (!link || reader?.email !== link.email) return { goTo: outcomes.activationError };
  if (reader.status === 'active') return { goTo: outcomes.validated };
  if (link.isUsed) return { goTo: outcomes.activationError };
  const names = newsletterNames(await pendingNewsletters(server.db, reader.email), site.lang);
  return { ask: linkTexts[site.lang].activation(reader.nick, shownEmail(reader.email), names) };
}
