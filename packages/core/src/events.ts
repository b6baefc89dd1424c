/**
 * Events that a host page may listen to. They bubble and are composed, so one listener on `document` receives them
 * all.
 */
export interface PortadaEvents {
  /** The widget has rendered. */
  'portada:ready': { tag: string };
  /** A widget or its script failed; the fallback is shown, or the widget once more with what was typed in it. */
  'portada:error': { tag: string; error: unknown };
  /** A login was sent, by `password`, or the reader goes to a social provider: `google`, `apple`, … */
  'portada:login-start': { method: string };
  /** Why, in a word: `credentials`, `notValidated`, `connection`, `tooMany`, `social_denied`, … */
  'portada:login-failed': { reason: string };
  'portada:login': { userId: string };
  'portada:logout': { userId: string };
  /** An account was made; `social` confirms what a provider told. Its e-mail may have to be proved yet. */
  'portada:register': { kind: 'usual' | 'social' | 'demo' };
  /** A content was saved, or removed from the saved ones. */
  'portada:save': { contentId: string; saved: boolean };
  'portada:follow': { authorId: string; following: boolean };
  /** A newsletter form was sent, or the reader's bulletin was switched. */
  'portada:subscribe': { newsletterIds: string[]; subscribed: boolean };
  'portada:comment': { contentId: string };
  'portada:vote': { pollId: string };
  /** A recipe was rated, from 1 to 5. */
  'portada:rate': { contentId: string; value: number };
  /** The contact form was sent; `topic` is empty where there is no choice. */
  'portada:contact': { topic: string };
  /** A reader's own text or file was sent. */
  'portada:contribute': { callId: string };
  /** A question for an interview was sent. */
  'portada:question': { interviewId: string };
  /** `meant` is what was searched for in place of a text that finds nothing. */
  'portada:search': { text: string; numResults: number; meant?: string };
  'portada:content-loaded': { page: number };
  'portada:share': { network: string; url: string };
  /** A photo of a gallery was opened, the first being 1. */
  'portada:gallery': { index: number; count: number };
  /** Video or audio began. */
  'portada:play': { href: string };
  /** It was paused, at a second of the media's clock. */
  'portada:pause': { href: string; seconds: number };
  /** Playback on demand has come to a quarter of the whole: each once, and none that is skipped. */
  'portada:progress': { href: string; percent: 25 | 50 | 75 };
  'portada:complete': { href: string };
  /** An ad is there, or the reader closed it. */
  'portada:ad': { position: string; adUnitCode: string; action: 'shown' | 'closed' };
  /** `expired` where the time of an alert has run out. */
  'portada:alert': { alertId: string; action: 'shown' | 'closed' | 'expired' };
  'portada:paywall': { messageId: string; action: 'shown' | 'closed' | 'clicked' };
  /** On the document: the page block has been read, at the start and after each soft navigation. */
  'portada:page': Readonly<Record<string, unknown>>;
  /** On the document: the current flags, after `setFlags` and with each page. */
  'portada:flags': Readonly<Record<string, boolean>>;
}

/** Events that a host page dispatches on the document and widgets listen to. */
export interface PortadaRequests {
  /** In the showroom: shows another message of the paywall in place of the page's own (PAY-12). */
  'portada:showroom-paywall': { id: string };
  /** The reader has answered what the page asks to be allowed: its cookie is to be read anew. */
  'portada:consent': null;
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
