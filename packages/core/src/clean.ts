/** The sanitiser with its rules, loaded with the first text that needs it: see `sanitise.ts`. */
import purify, { type Config } from 'dompurify';

/** CARD-17 */
const SIDE_CARD_TAGS = ['a', 'strong', 'em', 's', 'b', 'i', 'u'] as const;
/** CARD-17 */
const SIDE_CARD_ATTRIBUTES = ['href', 'target', 'rel'] as const;

/** Links to another window get `rel="noopener"`. */
function clean(html: string, rules: Config): DocumentFragment {
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

/** See `sanitise`. */
export function cleanText(html: string): DocumentFragment {
  return clean(html, textRules);
}

const words = (text: string) => text.trim().split(/\s+/);

/** The elements that cards may contain: text, pictures, SVG and links; no form controls, scripts or frames. */
const CARD_TAGS = words(`
  a abbr address article aside b bdi bdo blockquote br cite code data dd del dfn div dl dt em figcaption figure footer
  h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li mark ol p picture q s samp section small source span strong sub
  sup time u ul var wbr circle ellipse g line path polygon polyline rect svg
`);

/** No `id` or `name`, which could clobber the page's, and no `style`, `slot`, `part` or event handler. */
const CARD_ATTRIBUTES = words(`
  alt cite class crossorigin datetime decoding dir fetchpriority focusable height href hreflang lang loading media
  referrerpolicy rel role sizes src srcset start target title translate type value width
  cx cy d fill fill-rule height points r rx ry stroke stroke-linecap stroke-linejoin stroke-width transform viewbox
  x x1 x2 y y1 y2
`);

const cardRules: Config = {
  ALLOWED_TAGS: CARD_TAGS,
  ALLOWED_ATTR: CARD_ATTRIBUTES,
  // Attributes that only the loader may set.
  FORBID_ATTR: ['data-state', 'data-activated'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: /^portada(-[a-z]+)+$/,
    // Widgets validate their attributes themselves, JSON and addresses included.
    attributeNameCheck: /^(?!on|(id|is|part|slot|style)$)[a-z]+(-[a-z]+)*$/,
  },
};

/** See `sanitiseCards`. */
export function cleanCards(html: string): DocumentFragment {
  return clean(html, cardRules);
}
