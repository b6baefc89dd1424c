/** Sends what is in the outbox, beside any number of other processes that do the same. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DataContext } from '../db/context.ts';
import { type JobContext, runJob } from '../db/jobs.ts';
import { measured } from '../db/work.ts';
import { recordFailure, recordSent, type TakenMail, takeDue } from './outbox.ts';
import { failureOf, type MailServer, openMailServer } from './smtp.ts';

interface SenderContext extends DataContext, JobContext {
  readonly log: FastifyBaseLogger;
}

/** Connections to the mail server. */
const AT_ONCE = 5;
/** A mail waits as long at most until it is sent, unless the newsroom is started with another wait. */
const POLL_MS = 1_000;
/** For one attempt: as long as RFC 5321 has a client wait for the last answer. */
const ATTEMPT_MS = 600_000;
/** How long a mail is taken for: an attempt is over before another process begins one. */
const TAKEN_MS = ATTEMPT_MS + 60_000;
/** How long the end of the process waits for mails that are being sent. */
const GRACE_MS = 8_000;

/** Sends while the newsroom listens. Closing it waits for the mails that are being sent. */
export function registerSender(app: FastifyInstance, pollMs = POLL_MS): void {
  const { smtpUrl, mailFrom } = app.config;
  if (!smtpUrl) return;
  const sender = new Sender(app, openMailServer(smtpUrl, mailFrom, AT_ONCE), pollMs);
  app.addHook('onListen', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
}

class Sender {
  readonly #context: SenderContext;
  readonly #server: MailServer;
  readonly #pollMs: number;
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();
  readonly #sending = new Set<Promise<void>>();
  #running: Promise<void> | undefined;
  #canRead = true;

  constructor(context: SenderContext, server: MailServer, pollMs: number) {
    this.#context = context;
    this.#server = server;
    this.#pollMs = pollMs;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const grace = setTimeout(() => this.#givingUp.abort(), GRACE_MS);
    await this.#running;
    clearTimeout(grace);
    this.#server.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      for (const mail of await this.#take()) {
        const attempt = this.#send(mail).finally(() => this.#sending.delete(attempt));
        this.#sending.add(attempt);
      }
      if (this.#sending.size < AT_ONCE) await pause(this.#pollMs, this.#stopping.signal);
      else await Promise.race(this.#sending);
    }
    await Promise.all(this.#sending);
  }

  async #take(): Promise<TakenMail[]> {
    try {
      const taken = await takeDue(this.#context, AT_ONCE - this.#sending.size, TAKEN_MS);
      this.#canRead = true;
      return taken;
    } catch (error) {
      if (this.#canRead)
        this.#context.log.warn({ event: 'outbox.unreadable', err: error }, 'outbox unreadable');
      this.#canRead = false;
      return [];
    }
  }

  #send(mail: TakenMail): Promise<void> {
    const attributes = { 'portada.mail.id': mail.id, 'portada.mail.attempt': mail.attempts + 1 };
    return runJob(this.#context, 'mail', () => this.#attempt(mail), attributes);
  }

  async #attempt(mail: TakenMail): Promise<boolean> {
    try {
      const signal = AbortSignal.any([this.#givingUp.signal, AbortSignal.timeout(ATTEMPT_MS)]);
      await measured('smtp send', { kind: 'client' }, () => this.#server.send(mail, signal));
    } catch (error) {
      await this.#record(() => this.#fail(mail, error));
      return false;
    }
    await this.#record(() => recordSent(this.#context, mail));
    return true;
  }

  async #fail(mail: TakenMail, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const isDead = await recordFailure(this.#context, mail, failure);
    const fields = {
      mailId: mail.id,
      attempt: mail.attempts + 1,
      code: failure.code,
      status: failure.status,
    };
    if (isDead) this.#context.log.error({ event: 'mail.dead', ...fields }, 'mail dead');
    else this.#context.log.warn({ event: 'mail.failed', ...fields }, 'mail failed');
  }

  /** Until the database does it: a mail that was sent must not be sent again since the database was away. */
  async #record(outcome: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        this.#context.log.warn({ event: 'outbox.unwritable', err: error }, 'outbox unwritable');
        if (this.#givingUp.signal.aborted) return;
        await pause(this.#pollMs, this.#givingUp.signal);
      }
    }
  }
}

/** Returns early when the signal is aborted. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
