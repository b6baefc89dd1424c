/** The API for an example newspaper, besides the tables (`…/schema`) and its start (`…/start`). */

export { hashPassword } from './accounts/passwords.ts';
export { PUBLISHED_PASSWORD, publishedEmails } from './accounts/published-accounts.ts';
export { createApp } from './app.ts';
export { readConfig } from './config/config.ts';
export { canonicalBase, sites } from './config/sites.ts';
export type { ProviderSettings } from './config/social.ts';
export { dayOf } from './content/dates.ts';
export { slugOf } from './content/slug.ts';
export { connect, connectPglite, type Database } from './db/client.ts';
export { addSites } from './db/sites.ts';
export { newToken } from './db/tokens.ts';
export type { ExampleNewspaper } from './example.ts';
export { plainForms } from './http/body.ts';
export { cacheHeader } from './http/cache.ts';
export { ApiError } from './http/errors.ts';
export { serveFolder } from './http/static.ts';
export type { MessageInFile, VersionInFile } from './paywall/file.ts';
export { importPaywall } from './paywall/store.ts';
export { callbackPath, type FakeProviders } from './social/client.ts';
export { providerName } from './social/identity.ts';
export { providers } from './social/providers.ts';
export { escapeHtml } from './strings/escape-html.ts';
export type { OwnWords } from './texts/own-words.ts';
