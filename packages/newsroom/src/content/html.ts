import { escapeHtml } from '../strings/escape-html.ts';

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
