import type { Page } from '@portada/contract';
import { atom } from 'nanostores';
import { isAddress, isRecord, isSameJsonType } from './type-guards.ts';

const BLOCK_ID = 'portada-page';

const nothing: Record<string, unknown> = {};

function report(name: string, value: unknown): void {
  console.error(`Portada: the page variable "${name}" is not valid and was ignored.`, value);
}

/** Reads the values of one object of the block; `path` is the prefix of the names in its error reports. */
function readerOf(given: Record<string, unknown>, path = '') {
  const pick = <Value>(name: string, byDefault: Value, isRight?: (value: Value) => boolean): Value => {
    const value = given[name];
    if (value == null) return byDefault;
    if (isSameJsonType(value, byDefault) && isRight?.(value) !== false) return value;
    report(path + name, value);
    return byDefault;
  };
  /** Ids may be numbers in JSON; they are strings here. */
  const id = (name: string): string =>
    typeof given[name] === 'number' ? String(given[name]) : pick(name, '');
  /** An empty map may arrive as an empty list: PHP serialises it so. */
  const map = (name: string): Record<string, unknown> => {
    const value = given[name];
    return Array.isArray(value) && value.length === 0 ? nothing : pick(name, nothing);
  };
  return { pick, id, map };
}

/** Names that every object inherits: the contract's schema drops entries with such keys. */
const OBJECTS_OWN = /^(?:__proto__|prototype|constructor)$/;

/** The entries of a map that have the right type; the others are dropped. */
function entriesOf<Model>(
  given: Record<string, unknown>,
  model: Model,
  onBad?: (name: string, value: unknown) => void,
): Readonly<Record<string, Model>> {
  const isRight = (entry: [string, unknown]): entry is [string, Model] => {
    if (OBJECTS_OWN.test(entry[0])) return false;
    const right = isSameJsonType(entry[1], model);
    if (!right) onBad?.(...entry);
    return right;
  };
  return Object.freeze(Object.fromEntries(Object.entries(given).filter(isRight)));
}

/**
 * Reads the page variables that the CMS wrote (PAGE-01) and adds the defaults: the shapes of the contract's
 * `pageFields`, without its schemas, since every page loads this code. Each invalid value is reported once and
 * replaced by its default, so that one mistake in a template never breaks the page.
 */
export function readPage(block: unknown): Page {
  const given = isRecord(block) ? block : nothing;
  const { origin } = location;
  const { pick, id, map } = readerOf(given);
  const site = readerOf(
    typeof given.site === 'string' ? { alias: given.site } : pick('site', nothing),
    'site.',
  );
  if (isRecord(given.site) && given.site.alias == null) report('site.alias', given.site.alias);
  const paywall = readerOf(map('paywall'), 'paywall.');
  const identity = readerOf(map('identityProvider'), 'identityProvider.');
  // The loader reports invalid flags.
  const flags = (name: keyof Page) => entriesOf(map(name), true);
  const texts = (name: keyof Page) =>
    entriesOf(map(name), '', (entry, value) => report(`${name}.${entry}`, value));

  return Object.freeze<Page>({
    contentId: id('contentId'),
    site: Object.freeze({
      alias: site.pick('alias', ''),
      id: site.id('id'),
      mediaId: site.id('mediaId'),
      name: site.pick('name', ''),
      scheme: site.pick('scheme', 'https'),
      staticUrl: site.pick('staticUrl', ''),
      url: site.pick('url', ''),
    }),
    siteUrl: pick('siteUrl', origin, isAddress),
    preview: pick('preview', false),
    runningInShowroom: pick('runningInShowroom', false),
    featureFlags: flags('featureFlags'),
    webFeatures: flags('webFeatures'),
    gptAdvertisingEnabled: pick('gptAdvertisingEnabled', false),
    facebookAppId: pick('facebookAppId', ''),
    webRoutes: texts('webRoutes'),
    optimizedClipping:
      pick('optimizedClipping', 'webp', (format) => /^(avif|webp)$/.test(format)) === 'avif'
        ? 'avif'
        : 'webp',
    apiUrl: pick('apiUrl', origin, isAddress),
    sessionCookie: pick('sessionCookie', 'portada_user'),
    paywall: Object.freeze({
      enabled: paywall.pick('enabled', false),
      relativeVersionId: paywall.id('relativeVersionId'),
    }),
    recaptchaSiteKey: pick('recaptchaSiteKey', ''),
    messages: texts('messages'),
    gptUrl: pick('gptUrl', ''),
    environment: pick('environment', 'production'),
    demo: pick('demo', false),
    identityProvider: Object.freeze({
      script: identity.pick('script', ''),
      screenSet: identity.pick('screenSet', ''),
      startScreen: identity.pick('startScreen', ''),
    }),
  });
}

/** The page block; taken from the loader where that has parsed it already. */
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
