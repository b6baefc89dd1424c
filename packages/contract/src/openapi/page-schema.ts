/** The JSON Schema of the page block `#portada-page`. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { pageFields } from '../entities/page.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** What each field says, for whoever writes it. */
const notes: Readonly<Record<keyof typeof pageFields, string>> = {
  contentId: 'The id of the page’s content, where it has one.',
  site: 'The site: its alias, or all of it.',
  siteUrl: 'The address of the site; without it, the page’s origin.',
  preview: 'The page is a preview of the CMS.',
  runningInShowroom: 'The page is shown in the showroom.',
  featureFlags: 'Widgets that are on or off, by name in camel case: `saveButton`.',
  webFeatures: 'What the site has: `users`, `paywall`, `comments`, `advertising`, …',
  gptAdvertisingEnabled: 'Whether advertising may load.',
  facebookAppId: 'The id of the site’s Facebook app.',
  webRoutes: 'Paths of the site by route: `login`, `register`, `user.profile`, …',
  optimizedClipping: 'The format of clipped pictures; without it, `webp`.',
  apiUrl: 'The address of the back end; without it, the page’s origin.',
  sessionCookie: 'The readable cookie with the reader’s id; without it, `portada_user`.',
  paywall: 'Whether the page has a paywall, and the version of its messages.',
  recaptchaSiteKey: 'The site’s key of reCAPTCHA.',
  messages: 'Texts that replace Portada’s, by key: `login.title`.',
  messagesUrl:
    'The address of a JSON file with such texts, in the language of `<html lang>` where that is neither Spanish nor Catalan.',
  gptUrl: 'The address of Google’s publisher tag, where it is not the usual one.',
  environment: 'Without it, `production`.',
  demo: 'The demo flavour.',
  identityProvider: 'The script of an identity provider, and its screen-set for registration.',
  serviceWorker:
    'The address and the scope of the service worker, or `false` for none; without it, `/{alias}/service-worker.js`.',
};

/** Every field is optional, and those of a later version are let through. */
export function pageSchema(): JsonSchema {
  const noteOf = new Map<string, string>(Object.entries(notes));
  const properties = Object.entries(pageFields).map(([name, field]): [string, JsonSchema] => {
    const description = noteOf.get(name) ?? name;
    return [name, { description, ...jsonSchemaOf(field) }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}
