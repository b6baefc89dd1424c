/** A mail server for tests: what it has accepted, and any fault that a mail server can have. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface SentMail {
  readonly to: string;
  /** Headers and text; long headers are unfolded. */
  readonly text: string;
  readonly messageId: string;
}

export interface MailSink {
  readonly url: string;
  readonly port: number;
  /** Accepted, in this order. */
  readonly mails: readonly SentMail[];
  /** Connections that were made. */
  readonly connections: number;
  /** The last one to an address, once it has arrived. */
  mailTo(address: string): Promise<string>;
  close(): Promise<void>;
}

export interface Faults {
  /** By default a free one. */
  readonly port?: number;
  /** An answer to every recipient, such as 450. */
  readonly recipientAnswer?: number;
  /** An answer to the name and password that it asks for, such as 535. */
  readonly loginAnswer?: number;
  /** Accepts connections and never answers. */
  readonly isSilent?: boolean;
  /** The answer to an accepted mail waits for this. */
  readonly beforeAnswer?: (mail: SentMail) => Promise<void>;
}

class SmtpError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export async function openMailSink(faults: Faults = {}): Promise<MailSink> {
  const { port = 0, recipientAnswer, loginAnswer, isSilent = false, beforeAnswer = async () => {} } = faults;
  const mails: SentMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: loginAnswer === undefined,
    allowInsecureAuth: true,
    // A connection that is silent to its end is not waited for.
    closeTimeout: 100,
    onConnect(_session, answer) {
      connections += 1;
      if (!isSilent) answer();
    },
    onAuth(_auth, _session, answer) {
      answer(new SmtpError(loginAnswer ?? 535, 'Who are you'));
    },
    onRcptTo({ address }, _session, answer) {
      answer(recipientAnswer ? new SmtpError(recipientAnswer, `No ${address} here`) : null);
    },
    async onData(stream, { envelope }, answer) {
      // A client that is killed in the middle has sent nothing.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const mail = sentMailOf(envelope.rcptTo[0]?.address ?? '', raw);
      mails.push(mail);
      await beforeAnswer(mail);
      answer();
    },
  });
  // A client that is killed breaks its connection.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://${loginAnswer ? 'user:secret@' : ''}127.0.0.1:${listening}`,
    port: listening,
    mails,
    get connections() {
      return connections;
    },
    async mailTo(recipient) {
      const mail = await vi.waitFor(() => {
        const found = mails.findLast(({ to }) => to === recipient);
        if (!found) throw new Error(`Nothing has arrived for ${recipient}.`);
        return found;
      }, 20_000);
      return mail.text;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function sentMailOf(to: string, raw: string): SentMail {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
  return { to, text: unfolded, messageId: /^Message-ID: (.*)\r$/im.exec(unfolded)?.[1] ?? '' };
}
