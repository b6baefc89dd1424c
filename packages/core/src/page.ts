import type { Page, Site } from '@portada/contract';
import { atom } from 'nanostores';
import { isRecord, sameKind } from './kinds.ts';

const BLOCK_ID = 'portada-page';

const noSite: Site = { alias: '', id: '', mediaId: '', name: '', scheme: 'https', staticUrl: '', url: '' };

const noPaywall = { enabled: false, relativeVersionId: '' };

/** The entries of a map that are of the right kind; the others are left out. */
function entriesOf<Model>(given: unknown, model: Model): Record<string, Model> {
  const entries = Object.entries(isRecord(given) ? given : {});
  const isRight = (entry: [string, unknown]): entry is [string, Model] => sameKind(entry[1], model);
  return Object.fromEntries(entries.filter(isRight));
}

function report(name: string, value: unknown): void {
  console.error(`Portada: the page variable "${name}" is not valid and was ignored.`, value);
}

/**
 * Reads page variables as the CMS wrote them (PAGE-01), with what holds where it wrote none: the shapes of the contract's `pageFields`, without its schema, since
 * every page pays for this. Each bad field is reported once and falls back alone, so that one mistake in a template
 * never costs the page.
 */
export function readPage(block: unknown): Page {
  const given = isRecord(block) ? block : {};
  const { origin } = location;
  const pick = <Value>(name: keyof Page, byDefault: Value): Value => {
    const value = given[name];
    if (value == null || sameKind(value, byDefault)) return value ?? byDefault;
    report(name, value);
    return byDefault;
  };
  const contentId = typeof given.contentId === 'number' ? String(given.contentId) : pick('contentId', '');
  const site = typeof given.site === 'string' ? { alias: given.site } : pick('site', noSite);
  const clipping: string = pick('optimizedClipping', 'webp');
  if (clipping !== 'avif' && clipping !== 'webp') report('optimizedClipping', clipping);

  return Object.freeze<Page>({
    contentId,
    site: { ...noSite, ...entriesOf(site, '') },
    siteUrl: pick('siteUrl', origin),
    preview: pick('preview', false),
    runningInShowroom: pick('runningInShowroom', false),
    featureFlags: entriesOf(pick('featureFlags', {}), true),
    webFeatures: entriesOf(pick('webFeatures', {}), true),
    gptAdvertisingEnabled: pick('gptAdvertisingEnabled', false),
    facebookAppId: pick('facebookAppId', ''),
    webRoutes: entriesOf(pick('webRoutes', {}), ''),
    optimizedClipping: clipping === 'avif' ? 'avif' : 'webp',
    apiUrl: pick('apiUrl', origin),
    sessionCookie: pick('sessionCookie', 'portada_user'),
    paywall: { ...noPaywall, ...pick('paywall', noPaywall) },
    recaptchaSiteKey: pick('recaptchaSiteKey', ''),
    messages: entriesOf(pick('messages', {}), ''),
    gptUrl: pick('gptUrl', ''),
    environment: pick('environment', 'production'),
    demo: pick('demo', false),
  });
}

/** The block as the page carries it; the loader has read it already where there is one. */
function givenBlock(): unknown {
  if (window.portada) return window.portada.page;
  const block = document.getElementById(BLOCK_ID)?.textContent;
  try {
    return JSON.parse(block ?? '{}');
  } catch {
    console.error(`Portada: the block #${BLOCK_ID} is not valid JSON; the defaults hold.`);
    return {};
  }
}

/** The page variables. Set once when the page starts; tests and stories may set others. */
export const $page = atom<Page>(readPage(givenBlock()));
