/** CARD-17: the markup that a short text may carry. */
const INLINE_TAGS = ['a', 'strong', 'em', 's', 'b', 'i', 'u'];
const INLINE_ATTRIBUTES = ['href', 'target', 'rel'];

/** Text without its markup, for the moment before the sanitiser is here. Never parsed as HTML again. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** Whether a text holds anything that needs the sanitiser: most names do not. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}

/**
 * The one way by which HTML of a server reaches a page: as nodes that hold only what the specification allows. The
 * sanitiser is loaded with the first such text. A link that opens elsewhere never hands over its opener.
 */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: INLINE_TAGS,
    ALLOWED_ATTR: INLINE_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const anchor of clean.querySelectorAll('a[target]')) anchor.setAttribute('rel', 'noopener noreferrer');
  return clean;
}
