/** The example newspaper for the newsroom: Diario del Puerto, in Spanish and in Catalan. */
import { fileURLToPath } from 'node:url';
import { type ExampleNewspaper, serveFolder } from '@portada/newsroom';
import { fakeProviders, registerFakeProviders } from './fake-providers/index.ts';
import { registerMedia } from './media/routes.ts';
import { identityProviderOf, registerScreenSet } from './screen-set/screen-set.ts';
import { addSeedAccounts, SEED_PASSWORD, seedAccounts } from './seed/accounts.ts';
import { fillSchedule } from './seed/broadcasts.ts';
import { seed } from './seed/index.ts';
import { renewForecasts } from './seed/weather.ts';

export { fillSchedule } from './seed/broadcasts.ts';
export { seed } from './seed/index.ts';
export { seedSites } from './seed/sites.ts';
export { renewForecasts } from './seed/weather.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export const edition: ExampleNewspaper = {
  mediaFolder: folder('media'),
  accounts: { password: SEED_PASSWORD, list: seedAccounts },
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
      cache: () => 'public, max-age=0, must-revalidate',
    });
    registerMedia(app);
    registerFakeProviders(app);
    registerScreenSet(app);
  },
  block: (request) => ({
    gptUrl: '/static/edition/gpt.js',
    identityProvider: identityProviderOf(request),
  }),
};
