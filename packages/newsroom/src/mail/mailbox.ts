/** `/correo/`: the mails of a newsroom without a mail server. Never in production. */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { screenTexts } from '../accounts/screen-texts.ts';
import { mails } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { renderPage } from '../http/page.ts';

const SHOWN = 100;

export function registerMailbox(app: FastifyInstance): void {
  const { db, config } = app;
  if (config.environment === 'production' || config.smtpUrl) return;

  app.get('/correo/', async (request, reply) => {
    const list = await db.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN);
    const texts = screenTexts[request.site.lang].mailbox;
    return renderPage(reply, {
      template: 'mailbox',
      title: texts.title,
      noindex: true,
      cache: 'private',
      data: { texts, mails: list },
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

/** A paragraph as lines; those that are an address of the newsroom become links. */
function partsOf(paragraph: string): { text: string; isLink: boolean }[] {
  return paragraph.split('\n').map((text) => ({ text, isLink: /^https?:\/\/\S+$/.test(text) }));
}
