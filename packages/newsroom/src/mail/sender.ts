/** Sends what is in the outbox. */
import type { FastifyInstance } from 'fastify';
import { type Queue, QueueSender } from '../db/queue-sender.ts';
import { measured } from '../db/work.ts';
import { recordFailure, recordSent, type TakenMail, takeDue } from './outbox.ts';
import { failureOf, type MailServer, openMailServer } from './smtp.ts';

type App = Pick<FastifyInstance, 'db' | 'now' | 'log'>;

/** Connections to the mail server. */
const AT_ONCE = 5;
/** A mail waits as long at most until it is sent, unless the newsroom is started with another wait. */
const POLL_MS = 1_000;
/** As long as RFC 5321 has a client wait for the last answer. */
const ATTEMPT_MS = 600_000;

/** Sends while the newsroom listens. Closing it waits for the mails that are being sent. */
export function registerSender(app: FastifyInstance, pollMs = POLL_MS): void {
  const { smtpUrl, mailFrom } = app.config;
  if (!smtpUrl) return;
  const server = openMailServer(smtpUrl, mailFrom, AT_ONCE);
  const sender = new QueueSender(app, mailQueue(app, server), pollMs);
  app.addHook('onListen', async () => sender.start());
  app.addHook('onClose', async () => {
    await sender.stop();
    server.close();
  });
}

function mailQueue(app: App, server: MailServer): Queue<TakenMail> {
  return {
    job: 'mail',
    atOnce: AT_ONCE,
    attemptMs: ATTEMPT_MS,
    take: (limit, forMs) => takeDue(app, limit, forMs),
    attributesOf: ({ id, attempts }) => ({ 'portada.mail.id': id, 'portada.mail.attempt': attempts + 1 }),
    send: (mail, signal) => measured('smtp send', { kind: 'client' }, () => server.send(mail, signal)),
    recordSent: (mail) => recordSent(app, mail),
    recordFailure: (mail, error) => fail(app, mail, error),
    onUnreadable: (err) => app.log.warn({ event: 'outbox.unreadable', err }, 'outbox unreadable'),
    onUnwritable: (err) => app.log.warn({ event: 'outbox.unwritable', err }, 'outbox unwritable'),
  };
}

async function fail(app: App, mail: TakenMail, error: unknown): Promise<void> {
  const failure = failureOf(error);
  const isDead = await recordFailure(app, mail, failure);
  const fields = {
    mailId: mail.id,
    attempt: mail.attempts + 1,
    code: failure.code,
    status: failure.status,
  };
  if (isDead) app.log.error({ event: 'mail.dead', ...fields }, 'mail dead');
  else app.log.warn({ event: 'mail.failed', ...fields }, 'mail failed');
}
