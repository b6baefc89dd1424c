/**
 * Events that a host page may listen to. They bubble and are composed, so one listener on `document` receives them
 * all.
 */
export interface PortadaEvents {
  /** The widget has rendered. */
  'portada:ready': { tag: string };
  /** A widget or its script failed; the fallback is shown. */
  'portada:error': { tag: string; error: unknown };
  'portada:login': { userId: string };
  'portada:logout': { userId: string };
  /** A content was saved, or removed from the saved ones. */
  'portada:save': { contentId: string; saved: boolean };
  'portada:follow': { authorId: string; following: boolean };
  /** A newsletter form was sent, or the reader's bulletin was switched. */
  'portada:subscribe': { newsletterIds: string[]; subscribed: boolean };
  'portada:comment': { contentId: string };
  'portada:vote': { pollId: string };
  'portada:search': { text: string; numResults: number };
  'portada:content-loaded': { page: number };
  'portada:share': { network: string; url: string };
  'portada:play': { href: string };
  'portada:paywall': { messageId: string; action: 'shown' | 'closed' | 'clicked' };
}

/** Events that a host page dispatches on the document and widgets listen to. */
export interface PortadaRequests {
  /** In the showroom: shows another message of the paywall in place of the page's own (PAY-12). */
  'portada:showroom-paywall': { id: string };
}

/** Dispatches an event, on the document where no target is given. */
export function emit<Name extends keyof PortadaEvents>(
  target: EventTarget | null,
  name: Name,
  detail: PortadaEvents[Name],
): void {
  (target ?? document).dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

declare global {
  interface DocumentEventMap extends PortadaEventMap, PortadaRequestMap {}
  interface HTMLElementEventMap extends PortadaEventMap {}
}

type PortadaEventMap = { [Name in keyof PortadaEvents]: CustomEvent<PortadaEvents[Name]> };
type PortadaRequestMap = { [Name in keyof PortadaRequests]: CustomEvent<PortadaRequests[Name]> };
