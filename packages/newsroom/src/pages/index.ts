/** Every screen of the newsroom, and the pictures on them. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { registerImages } from '../images/routes.ts';
import { createPictureStore } from '../images/store.ts';
import { registerFeeds } from '../syndication/feeds.ts';
import { registerSitemaps } from '../syndication/sitemaps.ts';
import { registerAccount } from './account.ts';
import { registerAgenda } from './agenda.ts';
import { registerArchive } from './archive.ts';
import { registerAuthors } from './authors.ts';
import { registerContact } from './contact.ts';
import { registerContents } from './content.ts';
import { registerErrorPreview } from './errors.ts';
import { registerFilters } from './filters.ts';
import { createFrame } from './frame.ts';
import { registerHome } from './home.ts';
import { registerKindLists } from './kind-list.ts';
import { registerLegal } from './legal.ts';
import { registerLetterPages } from './letters.ts';
import { registerLive } from './live.ts';
import { registerNewsletters } from './newsletters.ts';
import { registerProfile } from './profile.ts';
import { registerSchedule } from './schedule.ts';
import { registerSearch } from './search.ts';
import { registerSections } from './section.ts';
import { registerShows } from './show.ts';
import { registerShowIndex } from './shows.ts';
import { readStylesheet, registerStylesheet } from './stylesheet.ts';
import { registerWeather } from './weather.ts';

const pictures = fileURLToPath(new URL('../../media/pictures', import.meta.url));

export function registerPages(app: FastifyInstance): void {
  const stylesheet = readStylesheet();
  registerFilters(app.renderer.engine);
  app.renderer.frame = createFrame(stylesheet);
  registerStylesheet(app, stylesheet);
  registerImages(
    app,
    createPictureStore({ pictures: [pictures], cache: join(app.config.dataDir, 'clippings') }),
  );
  for (const register of screens) register(app);
}

const screens = [
  registerHome,
  registerAuthors,
  registerAccount,
  registerProfile,
  registerNewsletters,
  registerLive,
  registerSearch,
  registerArchive,
  registerAgenda,
  registerShowIndex,
  registerShows,
  registerSchedule,
  registerWeather,
  registerKindLists,
  registerContact,
  registerLegal,
  registerLetterPages,
  registerFeeds,
  registerSitemaps,
  registerErrorPreview,
  registerSections,
  registerContents,
];
