import type { User } from '@portada/contract';
import {
  adPositions,
  alerts,
  channels,
  contentCards,
  harbourForecast,
  harbourVideo,
  hotTopics,
  navItems,
  newsletters,
  photos,
  podcast,
  rankings,
  reader,
  scheduleAround,
  searcherDates,
  searcherFilters,
  showLinks,
  socialReader,
} from '@portada/contract/fixtures';
import type { WidgetName } from '../registry.ts';

/** What a page would give each widget, by property; a widget that is not here takes nothing that matters. */
export const samples: Partial<Record<WidgetName, Readonly<Record<string, unknown>>>> = {
  'account-notice': { kind: 'email-validated' },
  'ad-slot': { position: adPositions[0] },
  'alert-banner': { alerts },
  'aside-bar': { contentId: '4711', heading: 'El temporal de levante', numComments: 12 },
  'audio-player': { audio: podcast },
  comments: { contentId: '4711' },
  'change-password': { token: 'c2VjcmV0' },
  'follow-button': { authorId: '31', name: 'Clara Montes' },
  'load-more': { nextPage: '/api/front/list/politica' },
  'newsletter-form': { newsletters },
  register: { newsletters, reader: socialReader },
  'save-button': { contentId: '4711', name: 'El temporal de levante' },
  searcher: {
    filters: searcherFilters,
    dateFilters: searcherDates,
    textInput: true,
    ads: { desktop: [], mobile: [] },
  },
  'search-opening': { text: 'temporal', searchtype: 'news', numResults: 12 },
  'show-index': { ads: { desktop: [], mobile: [] } },
  'show-navigation': { links: showLinks },
  schedule: { channels, channel: 'tv', day: '', items: scheduleAround(new Date()) },
  carousel: { items: contentCards },
  header: { navItems },
  'hot-topics': { links: hotTopics },
  'most-read': { lists: rankings },
  'photo-gallery': { images: photos },
  'schedule-carousel': { items: scheduleAround(new Date()) },
  'swiper-menu': { items: navItems },
  'video-player': { video: harbourVideo },
  weather: harbourForecast,
};

/** Who is logged in where a widget is for readers only: to anybody else it would show the way to the login screen. */
export const readers: Partial<Record<WidgetName, User>> = { profile: reader };
