/** The only way by which a server's HTML reaches the page: as sanitised nodes. */

/** Text without its markup, until the sanitiser is loaded. It is never parsed as HTML again. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** Whether a text contains anything that needs the sanitiser: most do not. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}

/** Text with links and emphasis, as nodes that contain only what the specification allows (CARD-17). */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const { cleanText } = await import('./clean.ts');
  return cleanText(html);
}

/**
 * Server-rendered cards (LOAD-03, SHOW-04), as sanitised nodes. Portada's own elements are kept with their
 * attributes and start on the page; scripts are removed, and the data of a child script moves into an attribute.
 */
export async function sanitiseCards(html: string): Promise<DocumentFragment> {
  const { cleanCards } = await import('./clean.ts');
  return cleanCards(html);
}
