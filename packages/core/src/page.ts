import { findPortada, type Page } from '@portada/contract';
import { atom } from 'nanostores';
import { $language, languageFrom } from './language.ts';
import { isAddress, isRecord, isSameJsonType } from './type-guards.ts';

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
  /** Ids may be numbers in JSON; they are strings here. One that is not exact is another content's (reading 58). */
  const id = (name: string): string =>
    Number.isSafeInteger(given[name]) ? String(given[name]) : pick(name, '');
  /** An empty map may arrive as an empty list: PHP serialises it so. */
  const map = (name: string): Record<string, unknown> => {
    const value = given[name];
    return Array.isArray(value) && value.length === 0 ? nothing : pick(name, nothing);
  };
  /** Each name of a model, with the model's value by default. */
  const pickAll = <Model extends object>(model: Model): Model =>
    Object.fromEntries(
      Object.entries(model).map(([name, byDefault]): unknown[] => [name, pick(name, byDefault)]),
    );
  return { pick, pickAll, id, map };
}

/** Names that every object inherits: the contract's schema drops entries with such keys. */
const OBJECTS_OWN = /^(?:__proto__|prototype|constructor)$/;

/** The entries of a map that have the right type; the others are dropped. */
function entriesOf<Model>(
  given: Record<string, unknown>,
  model: Model,
  onBad: (name: string, value: unknown) => void,
): Readonly<Record<string, Model>> {
  const isRight = (entry: [string, unknown]): entry is [string, Model] => {
    if (OBJECTS_OWN.test(entry[0])) return false;
    const right = isSameJsonType(entry[1], model);
    if (!right) onBad(...entry);
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
  const { pick, pickAll, id, map } = readerOf(given);
  const site = readerOf(
    typeof given.site === 'string' ? { alias: given.site } : pick('site', nothing),
    'site.',
  );
  if (isRecord(given.site) && given.site.alias == null) report('site.alias', given.site.alias);
  const paywall = readerOf(map('paywall'), 'paywall.');
  const identity = readerOf(map('identityProvider'), 'identityProvider.');
  const entries = <Model>(name: keyof Page, model: Model) =>
    entriesOf(map(name), model, (entry, value) => report(`${name}.${entry}`, value));

  return Object.freeze<Page>({
    contentId: id('contentId'),
    ...pickAll({
      preview: false,
      runningInShowroom: false,
      gptAdvertisingEnabled: false,
      facebookAppId: '',
      sessionCookie: 'portada_user',
      recaptchaSiteKey: '',
      gptUrl: '',
      environment: 'production',
      demo: false,
    }),
    site: Object.freeze({
      ...site.pickAll({ alias: '', name: '', scheme: 'https', staticUrl: '', url: '' }),
      id: site.id('id'),
      mediaId: site.id('mediaId'),
    }),
    siteUrl: pick('siteUrl', origin, isAddress),
    featureFlags: entries('featureFlags', true),
    webFeatures: entries('webFeatures', true),
    webRoutes: entries('webRoutes', ''),
    optimizedClipping: pick<Page['optimizedClipping']>('optimizedClipping', 'webp', (format) =>
      /^(avif|webp)$/.test(format),
    ),
    apiUrl: pick('apiUrl', origin, isAddress),
    paywall: Object.freeze({
      enabled: paywall.pick('enabled', false),
      relativeVersionId: paywall.id('relativeVersionId'),
    }),
    messages: entries('messages', ''),
    messagesUrl: pick('messagesUrl', '', isAddress),
    identityProvider: Object.freeze(identity.pickAll({ script: '', screenSet: '', startScreen: '' })),
    serviceWorker: given.serviceWorker !== false && entries('serviceWorker', ''),
  });
}

/** The page variables; of the next page after a soft navigation. Tests and stories may set others. */
export const $page = atom<Page>(readPage(findPortada()?.page));

/** The texts that a page brings are in its language. */
function followLanguage({ messages, messagesUrl }: Page): void {
  const bringsTexts = messagesUrl !== '' || Object.keys(messages).length > 0;
  $language.set(languageFrom(document.documentElement.lang, bringsTexts));
}

followLanguage($page.get());
// The loader dispatches it when the page block is replaced.
document.addEventListener('portada:page', ({ detail }) => {
  const page = readPage(detail);
  followLanguage(page);
  $page.set(page);
});
