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

/** Optional page variables with URLs, besides the web routes: the targets and links of forms. */
export const placeNames = ['privacy', 'terms', 'guardians', 'registered'] as const;
export type PlaceName = (typeof placeNames)[number];

/** Flags by name. A value that is neither true nor false is omitted here; the loader, which applies flags, reports it. */
const flags = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) => {
    const isFlag = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
    return Object.fromEntries(Object.entries(given).filter(isFlag));
  }),
);
const texts = v.record(v.string(), v.string());

/** A URL, absolute or as a path from the page's origin. */
const address = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value, 'https://site.test')),
);

/** The script of a third-party identity provider, and its screen-set for registration (HEAD-07). */
const identityProvider = v.object({ script: text, screenSet: text, startScreen: text });

/** The fields of the page block `#portada-page` (PAGE-01), one schema each: an invalid one falls back alone. */
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

/** The page variables after parsing: every field is present. */
export type Page = { readonly [Field in keyof typeof pageFields]: v.InferOutput<(typeof pageFields)[Field]> };
