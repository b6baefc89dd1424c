import type { FastifyInstance } from 'fastify';
import { listNewsletters } from '../content/site-data.ts';
import { newsletterOffer } from './newsletters.ts';
import { showPage, textsFor } from './show-page.ts';

/** The ways in: login and registration. Both are the same for everybody; the widgets in them do the talking. */
export function registerAccount(app: FastifyInstance): void {
  app.get('/acceso/', async (request, reply) => {
    const t = textsFor(request);
    return showPage(reply, {
      template: 'login',
      title: t.loginTitle,
      description: t.loginIntro,
      noindex: true,
    });
  });
  app.get('/registro/', async (request, reply) => {
    const t = textsFor(request);
    return showPage(reply, {
      template: 'register',
      title: t.registerTitle,
      description: t.registerIntro,
      noindex: true,
      data: { offer: newsletterOffer(await listNewsletters(app.db, request.site)) },
    });
  });
}
