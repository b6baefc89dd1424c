import { type Page, pageFields } from '@portada/contract';
import { atom } from 'nanostores';
import * as v from 'valibot';

const BLOCK_ID = 'portada-page';

/** A field that may be missing, and that falls back alone, with one report, where its value is wrong. */
function field<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  byDefault: v.InferOutput<Schema>,
) {
  const reporting = v.fallback(schema, (dataset) => {
    console.error(`Portada: the page variable "${name}" is not valid and was ignored.`, dataset?.value);
    return byDefault;
  });
  return v.pipe(
    v.unknown(),
    v.transform((value): v.InferOutput<Schema> => (value == null ? byDefault : v.parse(reporting, value))),
  );
}

/** What holds where the block says nothing (PAGE-01). Made anew for each reading: it depends on the address. */
function pageSchema(origin: string) {
  const noSite = { alias: '', id: '', mediaId: '', name: '', scheme: 'https', staticUrl: '', url: '' };
  return v.object({
    contentId: field('contentId', pageFields.contentId, ''),
    site: field('site', pageFields.site, noSite),
    siteUrl: field('siteUrl', pageFields.siteUrl, origin),
    preview: field('preview', pageFields.preview, false),
    runningInShowroom: field('runningInShowroom', pageFields.runningInShowroom, false),
    featureFlags: field('featureFlags', pageFields.featureFlags, {}),
    webFeatures: field('webFeatures', pageFields.webFeatures, {}),
    gptAdvertisingEnabled: field('gptAdvertisingEnabled', pageFields.gptAdvertisingEnabled, false),
    facebookAppId: field('facebookAppId', pageFields.facebookAppId, ''),
    webRoutes: field('webRoutes', pageFields.webRoutes, {}),
    optimizedClipping: field('optimizedClipping', pageFields.optimizedClipping, 'webp'),
    apiUrl: field('apiUrl', pageFields.apiUrl, origin),
    sessionCookie: field('sessionCookie', pageFields.sessionCookie, 'portada_user'),
    paywall: field('paywall', pageFields.paywall, { enabled: false, relativeVersionId: '' }),
    recaptchaSiteKey: field('recaptchaSiteKey', pageFields.recaptchaSiteKey, ''),
    messages: field('messages', pageFields.messages, {}),
    gptUrl: field('gptUrl', pageFields.gptUrl, ''),
    environment: field('environment', pageFields.environment, 'production'),
    demo: field('demo', pageFields.demo, false),
  });
}

/**
 * Reads page variables as the CMS wrote them. Each bad field is reported once and falls back alone, so that one
 * mistake in a template never costs the page.
 */
export function readPage(given: unknown): Page {
  const block = typeof given === 'object' && given !== null ? given : {};
  return Object.freeze(v.parse(pageSchema(location.origin), { ...absent, ...block }));
}

/** Every field, absent: the schema answers each with its default. */
const absent = Object.fromEntries(Object.keys(pageFields).map((name) => [name, undefined]));

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
