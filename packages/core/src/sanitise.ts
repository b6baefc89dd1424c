import { SIDE_CARD_ATTRIBUTES, SIDE_CARD_TAGS } from '@portada/contract';
import type { Config } from 'dompurify';

/** Text without its markup, for the moment before the sanitiser is here. Never parsed as HTML again. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

/** Whether a text holds anything that needs the sanitiser: most names do not. */
export function hasMarkup(text: string): boolean {
  return /[<&]/.test(text);
}

/**
 * The one way by which HTML of a server reaches a page: as clean nodes. The sanitiser is loaded with the first such
 * text. A link that opens elsewhere never hands over its opener.
 */
async function clean(html: string, rules: Config): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const nodes = purify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
  for (const anchor of nodes.querySelectorAll<HTMLAnchorElement>('a[target]')) {
    anchor.relList.add('noopener', 'noreferrer');
  }
  return nodes;
}

const textRules: Config = {
  ALLOWED_TAGS: [...SIDE_CARD_TAGS],
  ALLOWED_ATTR: [...SIDE_CARD_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Text with links and emphasis, as nodes that hold only what the specification allows (CARD-17). */
export async function sanitise(html: string): Promise<DocumentFragment> {
  return clean(html, textRules);
}

const words = (text: string) => text.trim().split(/\s+/);

/** What cards are made of: text, pictures, drawings and links; nothing to fill in, nothing that runs or frames. */
const CARD_TAGS = words(`
  a abbr address article aside b bdi bdo blockquote br cite code data dd del dfn div dl dt em figcaption figure footer
  h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li mark ol p picture q s samp section small source span strong sub
  sup time u ul var wbr circle ellipse g line path polygon polyline rect svg
`);

/** No `id` and no `name`, which could pass for the page's own, and no `style`, `slot`, `part` or handler. */
const CARD_ATTRIBUTES = words(`
  alt cite class crossorigin datetime decoding dir fetchpriority focusable height href hreflang lang loading media
  referrerpolicy rel role sizes src srcset start target title translate type value width
  cx cy d fill fill-rule height points r rx ry stroke stroke-linecap stroke-linejoin stroke-width transform viewbox
  x x1 x2 y y1 y2
`);

const cardRules: Config = {
  ALLOWED_TAGS: CARD_TAGS,
  ALLOWED_ATTR: CARD_ATTRIBUTES,
  // What the loader writes on our elements is its own to write.
  FORBID_ATTR: ['data-state', 'data-activated'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: /^portada(-[a-z]+)+$/,
    // Widgets read their attributes strictly, JSON and addresses too.
    attributeNameCheck: /^(?!on|(id|is|part|slot|style)$)[a-z]+(-[a-z]+)*$/,
  },
};

/**
 * Cards that a server has drawn (LOAD-03, SHOW-04), as nodes. Portada's own elements stay, with their attributes, and
 * come alive on the page; scripts do not, not even those that hold an element's data: it goes into an attribute.
 */
export async function sanitiseCards(html: string): Promise<DocumentFragment> {
  return clean(html, cardRules);
}
