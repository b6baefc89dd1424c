/** The mail server. */
import { createTransport } from 'nodemailer';
import type { TakenMail } from './outbox.ts';

export interface MailServer {
  /** Resolves once the server has accepted the mail, which is then its to deliver. */
  send(mail: TakenMail, signal: AbortSignal): Promise<void>;
  close(): void;
}

export function openMailServer(url: string, from: string, connections: number): MailServer {
  // The library's timeouts are those of RFC 5321: a client that waits less for the last answer sends mails twice.
  const transport = createTransport({ url, pool: true, maxConnections: connections });
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(
      { messageId, recipient, replyTo, replyToName, subject, text, html, headers, createdAt },
      signal,
    ) {
      await transport.sendMail({
        from,
        to: recipient,
        ...(replyTo && { replyTo: { name: replyToName, address: replyTo } }),
        subject,
        text,
        html,
        headers: { ...headers },
        // The same in every attempt: servers and mail programs recognise a mail that they already have.
        messageId: `<${messageId}@${domain}>`,
        date: createdAt,
        signal,
      });
    },
    close: () => transport.close(),
  };
}

export interface SmtpFailure {
  readonly code: string;
  /** The server's answer: 4xx is temporary, 5xx is permanent. 0 where it gave none. */
  readonly status: number;
  /** In words. It may repeat the recipient's address: not for logs. */
  readonly reason: string;
  /** Whether the server rejects this mail. Rejecting our login or sender is a fault of the configuration. */
  readonly isPermanent: boolean;
}

export function failureOf(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return { code: '', status: 0, reason: String(error), isPermanent: false };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const command = 'command' in error ? error.command : undefined;
  const isPermanent = status >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return { code, status, reason: error.message, isPermanent };
}
