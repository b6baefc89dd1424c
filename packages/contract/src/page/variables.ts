/** A boolean or a text by its default, or an id: a text, or a number in JSON, empty by default. */
type Part = boolean | string | { readonly id: '' };

/** A JSON object with these parts; with `alone` the text of that part, which it must have, may stand for all of it. */
export interface Whole {
  readonly parts: Readonly<Record<string, Part>>;
  readonly alone?: string;
  /** May stand in its place. */
  readonly or?: false;
}

/** The kind of a page variable and its default. */
export type Variable =
  | Part
  /** A URL, absolute or relative to the page; by default the page's origin, or none. */
  | { readonly address: 'origin' | '' }
  /** One of these words, by default the first. */
  | { readonly choices: readonly [string, ...string[]] }
  /** A JSON object whose values are all of this type; empty by default. */
  | { readonly map: boolean | string }
  | Whole;

const id = { id: '' } as const;
const flags = { map: false } as const;
const texts = { map: '' } as const;

/**
 * The page variables (PAGE-01): name, kind and default, and what each is for. Whatever knows of them derives from here:
 * their types, what widgets read, what the newsroom writes, `page.schema.json`, `portada.d.ts` and the guide. Every
 * page loads this table.
 */
export const pageVariables = {
  /** The id of the page’s content, where it has one. */
  contentId: id,
  /** The site: its alias, or all of it. */
  site: {
    parts: { alias: '', id, mediaId: id, name: '', scheme: 'https', staticUrl: '', url: '' },
    alone: 'alias',
  },
  /** The address of the site. */
  siteUrl: { address: 'origin' },
  /** The page is a preview of the CMS. */
  preview: false,
  /** The page is shown in the showroom. */
  runningInShowroom: false,
  /** Widgets that are on or off, by name in camel case: `saveButton`. */
  featureFlags: flags,
  /** What the site has: `users`, `paywall`, `comments`, `advertising`, … */
  webFeatures: flags,
  /** Whether advertising may load. */
  gptAdvertisingEnabled: false,
  /** The id of the site’s Facebook app. */
  facebookAppId: '',
  /** Paths of the site by route: `login`, `register`, `user.profile`, … */
  webRoutes: texts,
  /** The format of clipped pictures. */
  optimizedClipping: { choices: ['webp', 'avif'] },
  /** The address of the back end. */
  apiUrl: { address: 'origin' },
  /** The readable cookie with the reader’s id. */
  sessionCookie: 'portada_user',
  /** Whether the page has a paywall, and the version of its messages. */
  paywall: { parts: { enabled: false, relativeVersionId: id } },
  /** The site’s key of reCAPTCHA. */
  recaptchaSiteKey: '',
  /** Texts that replace Portada’s, by key: `login.title`. */
  messages: texts,
  /**
   * The address of a JSON file with such texts, in the language of `<html lang>` where that is neither Spanish nor
   * Catalan.
   */
  messagesUrl: { address: '' },
  /** The address of Google’s publisher tag, where it is not the usual one. */
  gptUrl: '',
  /**
   * Whom a page’s consent platform (IAB TCF) must name before ads and others’ players load, and for which purposes, by
   * `ads`, `youtube`, `x`, `instagram`, `tiktok` or `spotify`: `{ "ads.vendor": "755", "ads.purposes": "1 2" }`.
   */
  tcf: texts,
  /** The environment that the site runs in. */
  environment: 'production',
  /** The demo flavour. */
  demo: false,
  /** The script of an identity provider, and its screen-set for registration. */
  identityProvider: { parts: { script: '', screenSet: '', startScreen: '' } }, // HEAD-07
  /** The address and the scope of the service worker, or `false` for none; without it, `/{alias}/service-worker.js`. */
  serviceWorker: { parts: { url: '', scope: '' }, or: false }, // Reading 53.
} as const satisfies Readonly<Record<string, Variable>>;

type ValueOf<Kind> = Kind extends boolean
  ? boolean
  : Kind extends string | { id: '' } | { address: string }
    ? string
    : Kind extends { choices: readonly (infer Choice)[] }
      ? Choice
      : Kind extends { map: infer Entry }
        ? Readonly<Record<string, ValueOf<Entry>>>
        : Kind extends { parts: infer Parts }
          ? Values<Parts> | (Kind extends { or: false } ? false : never)
          : never;

type Values<Kinds> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

/** The page variables as they are read: every one is there. */
export type Page = Values<typeof pageVariables>;

/** A site of the publisher (PAGE-02). */
export type Site = Page['site'];
