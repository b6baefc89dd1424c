/** Shortcodes of WordPress: captions and galleries become HTML, of the others only the text is kept. */
import { escapeHtml } from '../../strings/escape-html.ts';
import type { Attachments } from './attachments.ts';

const CAPTION = /\[(\/?)(?:wp_)?caption(?:\s[^\]]{0,2000})?\]/g;
const GALLERY = /\[gallery(\s[^\]]{0,2000})?\]/g;
const OTHERS = /\[\/?(?:embed|video|audio|playlist)(?:\s[^\]]{0,2000})?\]/g;

export function withoutShortcodes(html: string, attachments: Attachments): string {
  return html
    .replace(CAPTION, (_all, slash: string) => `<${slash}figure>`)
    .replace(GALLERY, (_all, parameters = '') => galleryOf(parameters, attachments))
    .replace(OTHERS, ' ');
}

function galleryOf(parameters: string, attachments: Attachments): string {
  const [, ids = ''] = /\b(?:ids|include)=["']?([\d\s,]+)/.exec(parameters) ?? [];
  const figures = ids.split(',').map((id) => {
    const picture = attachments.get(id.trim());
    if (!picture) return '';
    const { url, alt, caption } = picture;
    return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"><figcaption>${caption}</figcaption></figure>`;
  });
  return figures.join('') || ' ';
}
