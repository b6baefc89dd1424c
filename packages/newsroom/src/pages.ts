/** Registers every page, and the pictures. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerLoginPages } from './accounts/login/pages.ts';
import { registerProfile } from './accounts/profile/pages.ts';
import { registerContents } from './articles/page.ts';
import { registerAuthors } from './authors/pages.ts';
import { registerContact } from './contact/page.ts';
import { registerImages } from './images/routes.ts';
import { createPictureStore } from './images/store.ts';
import { registerConsent } from './legal/consent-page.ts';
import { registerLegal } from './legal/pages.ts';
import { registerHome } from './lists/home-page.ts';
import { registerKindLists } from './lists/kind-list-page.ts';
import { registerSections } from './lists/section-page.ts';
import { registerLive } from './live/page.ts';
import { registerNewsletters } from './newsletters/pages.ts';
import { registerErrorPreview } from './render/error-preview.ts';
import { registerFilters } from './render/filters.ts';
import { createFrame } from './render/frame.ts';
import { readStylesheet, registerStylesheet } from './render/stylesheet.ts';
import { registerSchedule } from './schedule/page.ts';
import { registerAgenda } from './searcher/agenda-page.ts';
import { registerArchive } from './searcher/archive-page.ts';
import { registerSearch } from './searcher/search-page.ts';
import { registerShowIndex } from './shows/index-page.ts';
import { registerPodcasts } from './shows/podcasts-page.ts';
import { registerShows } from './shows/show-pages.ts';
import { registerSubmissionPages } from './submissions/pages.ts';
import { registerBroadcastCalendar } from './syndication/broadcast-calendar.ts';
import { registerCalendar } from './syndication/calendar.ts';
import { registerFeeds } from './syndication/feeds.ts';
import { registerSitemaps } from './syndication/sitemaps.ts';
import { registerWeather } from './weather/page.ts';

export function registerPages(app: FastifyInstance): void {
  const stylesheet = readStylesheet();
  registerFilters(app.renderer.engine);
  app.renderer.frame = createFrame(stylesheet);
  registerStylesheet(app, stylesheet);
  const pictures = [join(app.config.mediaDir, 'pictures')];
  const { clippings, uploads: imported } = app.storage;
  registerImages(app, createPictureStore({ pictures, imported, clippings }, app));
  for (const register of screens) register(app);
}

const screens = [
  registerHome,
  registerAuthors,
  registerLoginPages,
  registerProfile,
  registerNewsletters,
  registerLive,
  registerSearch,
  registerArchive,
  registerAgenda,
  registerShowIndex,
  registerPodcasts,
  registerShows,
  registerSchedule,
  registerWeather,
  registerKindLists,
  registerContact,
  registerLegal,
  registerConsent,
  registerSubmissionPages,
  registerFeeds,
  registerCalendar,
  registerBroadcastCalendar,
  registerSitemaps,
  registerErrorPreview,
  registerSections,
  registerContents,
];
