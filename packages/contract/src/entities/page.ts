import * as v from '../valibot.ts';
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

const flags = v.record(v.string(), v.boolean());
const texts = v.record(v.string(), v.string());

/** A URL, absolute or as a path from the page's origin. */
const address = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value, 'https://site.test')),
);

/** The script of a third-party identity provider, and its screen-set for registration (HEAD-07). */
const identityProvider = v.object({ script: text, screenSet: text, startScreen: text });

/**
 * The address and the scope of the service worker, where they are not those of SW-01; `false` registers none
 * (reading 53).
 */
const serviceWorker = v.union([
  v.literal(false),
  v.objectWithRest({ url: v.optional(v.string()), scope: v.optional(v.string()) }, v.string()),
]);

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
  messagesUrl: address,
  gptUrl: v.string(),
  environment: v.string(),
  demo: v.boolean(),
  identityProvider,
  serviceWorker,
} as const;

/** The page variables after parsing: every field is present. */
export type Page = { readonly [Field in keyof typeof pageFields]: v.InferOutput<(typeof pageFields)[Field]> };
