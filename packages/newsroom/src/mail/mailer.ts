/** Sends emails by SMTP, or stores them in the database if no server is configured. */
import type { Language } from '@portada/contract';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import { compose, type Mail } from './compose.ts';
import type { EmailContent } from './email-templates.ts';

export interface Mailer {
  /** Resolves once the server has accepted the email. */
  send(to: string, lang: Language, content: EmailContent): Promise<void>;
  /** Sends a composed email. */
  deliver(to: string, lang: Language, mail: Mail): Promise<void>;
  /** Closes the connections. */
  close(): void;
}

export function createMailer({ smtpUrl, mailFrom }: Config, db: Database): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : databaseMailer(db);
}

const SMTP_TIMEOUT_MS = 8_000;

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    // A newsletter has many recipients: connections are pooled.
    pool: true,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return mailer(
    async (to, _lang, { headers = {}, replyTo, ...mail }) => {
      await transport.sendMail({
        from,
        to,
        replyTo: replyTo && { ...replyTo },
        ...mail,
        headers: { ...headers },
      });
    },
    () => transport.close(),
  );
}

function databaseMailer(db: Database): Mailer {
  return mailer(async (recipient, lang, { subject, text, html, replyTo }) => {
    await db.insert(mails).values({ recipient, lang, subject, text, html, replyTo: replyTo?.address ?? '' });
  });
}

function mailer(deliver: Mailer['deliver'], close = () => {}): Mailer {
  return { deliver, close, send: (to, lang, content) => deliver(to, lang, compose(lang, content)) };
}
