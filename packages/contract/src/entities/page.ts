import * as v from 'valibot';
import { flag, idOrNone, text } from '../wire.ts';

/** A site of the publisher (PAGE-02). */
export const site = v.object({
  alias: v.string(),
  id: idOrNone,
  mediaId: idOrNone,
  name: text,
  scheme: v.nullish(v.string(), 'https'),
  staticUrl: text,
  url: text,
});
export type Site = v.InferOutput<typeof site>;

/** The names of the web routes (PAGE-04); each maps to a path of the site. */
export const webRouteNames = [
  'login',
  'register',
  'user.profile',
  'user.saved',
  'user.authors',
  'user.newsletters',
] as const;
export type WebRouteName = (typeof webRouteNames)[number];

/** Further places that a page may name beside the web routes: what its forms link to and end at. */
export const placeNames = ['privacy', 'terms', 'guardians', 'registered'] as const;
export type PlaceName = (typeof placeNames)[number];

/** Flags by name. What is neither true nor false is left out here; the loader, which acts on flags, reports it. */
const flags = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) => {
    const isFlag = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
    return Object.fromEntries(Object.entries(given).filter(isFlag));
  }),
);
const texts = v.record(v.string(), v.string());

/** An address, absolute or as a path from the page's origin. */
const address = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value, 'https://site.test')),
);

/** The script of a third-party identity provider, and the screen-set of it that registers a reader (HEAD-07). */
const identityProvider = v.object({ script: text, screenSet: text, startScreen: text });

/** Every field of the page block `#portada-page` (PAGE-01), one schema each: a bad one falls back alone. */
export const pageFields = {
  contentId: idOrNone,
  site: v.union([
    v.pipe(
      v.string(),
      v.transform((alias): Site => v.parse(site, { alias })),
    ),
    site,
  ]),
  siteUrl: address,
  preview: v.boolean(),
  runningInShowroom: v.boolean(),
  featureFlags: flags,
  webFeatures: flags,
  gptAdvertisingEnabled: v.boolean(),
  facebookAppId: v.string(),
  webRoutes: v.record(v.string(), v.string()),
  optimizedClipping: v.picklist(['avif', 'webp']),
  apiUrl: address,
  sessionCookie: v.string(),
  paywall: v.object({
    enabled: flag,
    relativeVersionId: idOrNone,
  }),
  recaptchaSiteKey: v.string(),
  messages: texts,
  gptUrl: v.string(),
  environment: v.string(),
  demo: v.boolean(),
  identityProvider,
} as const;

/** The page variables as widgets read them: every field present. */
export type Page = { readonly [Field in keyof typeof pageFields]: v.InferOutput<(typeof pageFields)[Field]> };
