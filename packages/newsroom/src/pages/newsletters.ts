import type { Newsletter } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { listNewsletters, type NewsletterOffer } from '../content/site-data.ts';
import { showPage, textsFor } from './show-page.ts';

/** What the newsletter form is given: the contract's newsletters, nothing of the page's own. */
export function newsletterOffer(offers: readonly NewsletterOffer[]): Newsletter[] {
  return offers.map(({ id, name, isSubscribed }) => ({ id, name, isSubscribed }));
}

export function registerNewsletters(app: FastifyInstance): void {
  app.get('/boletines/', async (request, reply) => {
    const t = textsFor(request);
    const newsletters = await listNewsletters(app.db, request.site);
    return showPage(reply, {
      template: 'newsletters',
      title: t.newsletters,
      description: t.newslettersIntro,
      data: { newsletters, offer: newsletterOffer(newsletters) },
    });
  });
}
