/**
 * The unsubscribe link of every newsletter. GET only shows a form, since mail scanners follow links; POST unsubscribes,
 * sent by the form or by a mail client (one-click, RFC 8058). No login, no script.
 */

import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from '../accounts/mail-tokens.ts';
import { showNotice } from '../accounts/screens/notice.ts';
import { showQuestion } from '../accounts/screens/question.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { mailPaths } from '../mail/links.ts';
import { renderPage } from '../render/page.ts';
import { shownEmail } from '../strings/email-address.ts';
import { plain } from '../texts/format.ts';
import { unsubscribeTexts } from './texts.ts';
import { type Recipient, readUnsubscribeToken } from './unsubscribe-token.ts';

export function registerUnsubscribe(app: FastifyInstance): void {
  app.get(mailPaths.unsubscribe, async (request, reply) => {
    const recipient = await recipientOf(request);
    if (!recipient) return showNotice(reply, 'unsubscribeError', 400);
    if ((await app.db.$count(subscriptions, theirs(recipient))) === 0) return showDone(reply, recipient);
    const name = await nameOf(app, recipient);
    return showQuestion(reply, unsubscribeTexts[request.site.lang].ask(name, shownEmail(recipient.email)));
  });

  app.register(async (scope) => {
    // The body is empty from the form, and a fixed value from a mail client, in either form encoding. It is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    // A mail client sends no matching Origin, and must not be redirected. Idempotent.
    scope.post(mailPaths.unsubscribe, { config: { fromElsewhere: true } }, async (request, reply) => {
      const recipient = await recipientOf(request);
      if (!recipient) return showNotice(reply, 'unsubscribeError', 400);
      await app.db.delete(subscriptions).where(theirs(recipient));
      return showDone(reply, recipient);
    });
  });
}

function recipientOf({ server, query }: FastifyRequest): Promise<Recipient | undefined> {
  return readUnsubscribeToken(server.db, tokenOf(query));
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

async function showDone(reply: FastifyReply, recipient: Recipient): Promise<FastifyReply> {
  const { server, site } = reply.request;
  const notice = unsubscribeTexts[site.lang].done(
    await nameOf(server, recipient),
    shownEmail(recipient.email),
  );
  reply.header('referrer-policy', 'same-origin');
  return renderPage(reply, {
    template: 'notice',
    title: notice.title,
    noindex: true,
    cache: 'private',
    data: { notice },
  });
}
