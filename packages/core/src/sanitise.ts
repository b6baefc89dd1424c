import { SIDE_CARD_ATTRIBUTES, SIDE_CARD_TAGS } from '@portada/contract';

/** Text without its markup, for the moment before the sanitiser is here. Never parsed as HTML again. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** Whether a text holds anything that needs the sanitiser: most names do not. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}

/**
 * The one way by which HTML of a server reaches a page: as nodes that hold only what the specification allows
 * (CARD-17). The sanitiser is loaded with the first such text. A link that opens elsewhere never hands over its opener.
 */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: [...SIDE_CARD_TAGS],
    ALLOWED_ATTR: [...SIDE_CARD_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const anchor of clean.querySelectorAll<HTMLAnchorElement>('a[target]')) {
    anchor.relList.add('noopener', 'noreferrer');
  }
  return clean;
}
