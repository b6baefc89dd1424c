/** What an article loads, for the chunks that it is to find and for the budget that it is to hold. */

/** The widgets of an article before any interaction. */
export const ARTICLE = [
  'header',
  'header-search',
  'user-menu',
  'alert-banner',
  'save-button',
  'follow-button',
  'paywall',
  'paywall-testing-banner',
];

/** At its foot, below the first screens. */
export const ARTICLE_FOOT = ['newsletter-form'];

/** What widgets load by themselves: Catalan texts, the service worker's registration, a logged-in reader's profile. */
export const LOADED_LATER = {
  texts: /\/messages\.ca\.ts$/,
  core: ['packages/core/src/service-worker.ts', 'packages/core/src/user/calls.ts'],
} as const;
