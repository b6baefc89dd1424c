/** Renders an email as text and as simple HTML. */
import type { Language } from '@portada/contract';
import { siteIn } from '../config/sites.ts';
import { escapeHtml } from '../strings/escape-html.ts';
import type { EmailContent, ReplyTo } from './email-templates.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly replyTo?: ReplyTo;
}

export function compose(lang: Language, content: EmailContent): Mail {
  const signature = siteIn(lang).name;
  const { subject, replyTo } = content;
  const written = {
    subject,
    text: asText(content, signature),
    html: asHtml(lang, content, signature),
    // RFC 3834: no out-of-office answer to what somebody's deed has caused.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  return replyTo ? { ...written, replyTo } : written;
}

function asText({ paragraphs, action }: EmailContent, signature: string): string {
  const [greeting, ...rest] = paragraphs;
  const link = action ? [`${action.text}:\n${action.url}`] : [];
  return [greeting, rest[0], ...link, ...rest.slice(1), signature].filter(Boolean).join('\n\n');
}

function asHtml(lang: Language, { subject, paragraphs, action }: EmailContent, signature: string): string {
  const [greeting = '', first = '', ...rest] = paragraphs.map(
    (text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  );
  const link = action
    ? `<p><a href="${escapeHtml(action.url)}" style="color:#0b5c6b;font-weight:bold">${escapeHtml(action.text)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="max-width:34rem;margin:2rem auto;padding:0 1rem;font:17px/1.5 Georgia,serif;color:#1c1f22">',
    greeting,
    first,
    link,
    ...rest,
    `<p style="border-top:1px solid #ccc;padding-top:1rem">${escapeHtml(signature)}</p></body></html>`,
  ].join('\n');
}
