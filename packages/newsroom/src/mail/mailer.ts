/** Sends mail by SMTP, or keeps it in the database where no server is configured. */
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { mails } from '../db/schema/index.ts';
import type { Lang } from '../sites.ts';
import { compose } from './compose.ts';
import type { Letter } from './letters.ts';

export interface Mailer {
  /** Resolves once the server has taken the mail. */
  send(to: string, lang: Lang, letter: Letter): Promise<void>;
}

export function createMailer({ smtpUrl, mailFrom }: Config, db: Database): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : databaseMailer(db);
}

const SMTP_TIMEOUT_MS = 8_000;

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(to, lang, letter) {
      await transport.sendMail({ from, to, ...compose(lang, letter) });
    },
  };
}

function databaseMailer(db: Database): Mailer {
  return {
    async send(recipient, lang, letter) {
      await db.insert(mails).values({ recipient, lang, ...compose(lang, letter) });
    },
  };
}
