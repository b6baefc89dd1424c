/** `/correo/`: the emails sent without an SMTP server. Never in production. */
import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { screenTexts } from '../accounts/screens/texts.ts';
import { mails, newsletters } from '../db/schema/index.ts';
import { plainForms } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { sendNewsletter } from '../newsletters/send.ts';
import { renderPage } from '../render/page.ts';

const SHOWN = 100;

export function registerMailbox(app: FastifyInstance): void {
  const { db, config } = app;
  if (config.environment === 'production' || config.smtpUrl) return;
  registerSending(app);

  app.get('/correo/', async (request, reply) => {
    const list = await db.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN);
    const offers = await db
      .select({ id: newsletters.id, name: newsletters.name })
      .from(newsletters)
      .orderBy(asc(newsletters.siteId), asc(newsletters.position));
    const texts = screenTexts[request.site.lang].mailbox;
    return renderPage(reply, {
      template: 'mailbox',
      title: texts.title,
      noindex: true,
      cache: 'private',
      data: { texts, mails: list, newsletters: offers },
    });
  });

  app.get<{ Params: { id: string } }>('/correo/:id/', async (request, reply) => {
    const { id } = request.params;
    const [mail] = /^\d{1,9}$/.test(id)
      ? await db
          .select()
          .from(mails)
          .where(eq(mails.id, Number(id)))
      : [];
    if (!mail) throw new ApiError(404, 'NOT_FOUND', 'There is no such mail.');
    const texts = screenTexts[request.site.lang].mailbox;
    return renderPage(reply, {
      template: 'mail',
      title: mail.subject,
      noindex: true,
      cache: 'private',
      data: { texts, mail, paragraphs: mail.text.split('\n\n').map(partsOf) },
    });
  });
}

/** `pnpm newsroom send-newsletter` for a running newsroom: PGlite allows no second process. */
function registerSending(app: FastifyInstance): void {
  app.register(async (scope) => {
    plainForms(scope);
    scope.post('/correo/boletines/', async (request, reply) => {
      const read = v.safeParse(v.object({ id: v.string() }), request.body);
      const report = read.success ? await sendNewsletter(app, read.output.id) : undefined;
      if (!report) throw new ApiError(404, 'NOT_FOUND', 'There is no such newsletter.');
      return reply.redirect(`${request.site.base}/correo/`, 303);
    });
  });
}

/** A paragraph as lines; URLs of the newsroom become links. */
function partsOf(paragraph: string): { text: string; isLink: boolean }[] {
  return paragraph.split('\n').map((text) => ({ text, isLink: /^https?:\/\/\S+$/.test(text) }));
}
