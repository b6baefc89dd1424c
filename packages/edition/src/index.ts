/** The example newspaper for the newsroom: Diario del Puerto, in Spanish and in Catalan. */
import { fileURLToPath } from 'node:url';
import { cacheHeader, type ExampleNewspaper, PUBLISHED_PASSWORD, serveFolder } from '@portada/newsroom';
import { fakeProviders, registerFakeProviders } from './fake-providers/index.ts';
import { registerMedia } from './media/routes.ts';
import { identityProviderOf, registerScreenSet, SCREEN_SET_QUERY } from './screen-set/screen-set.ts';
import { addSeedAccounts, seedAccounts } from './seed/accounts.ts';
import { fillSchedule } from './seed/broadcasts.ts';
import { seed } from './seed/index.ts';
import { renewForecasts } from './seed/weather.ts';
import { words } from './words.ts';

export { addSeedAccounts, seedAccounts } from './seed/accounts.ts';
export { fillSchedule } from './seed/broadcasts.ts';
export { seed } from './seed/index.ts';
export { seedSites } from './seed/sites.ts';
export { renewForecasts } from './seed/weather.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export const edition: ExampleNewspaper = {
  mediaFolder: folder('media'),
  mailFrom: 'Diario del Puerto <no-responder@diariodelpuerto.example>',
  words,
  accounts: { password: PUBLISHED_PASSWORD, list: seedAccounts },
  socialProviders: fakeProviders,
  async seed(db) {
    await addSeedAccounts(db);
    await seed(db);
  },
  async renew(db) {
    const now = new Date();
    await renewForecasts(db, now);
    await db.transaction((transaction) => fillSchedule(transaction, now));
  },
  register(app) {
    serveFolder(app, {
      prefix: '/static/edition/',
      root: folder('public'),
      cache: () => cacheHeader('revalidate'),
    });
    registerMedia(app);
    registerFakeProviders(app);
    registerScreenSet(app);
  },
  blockQuery: [SCREEN_SET_QUERY],
  block: (request) => ({
    gptUrl: '/static/edition/gpt.js',
    identityProvider: identityProviderOf(request),
  }),
};
