/** What pages load, for the chunks that they are to find; an article has a budget too. */

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

/** What publishers often take alone, with the screen that comes with it, at once or at the first press. */
export const ALONE: Readonly<Record<string, string>> = {
  'alert-banner': 'widgets/alert-banner/AlertCard.tsx',
  comments: 'widgets/comments/dialogs/Dialogs.tsx',
  'header-search': 'widgets/header-search/SearchLayer.tsx',
  login: 'widgets/login/index.ts',
  'newsletter-form': 'widgets/newsletter-form/index.ts',
  searcher: 'widgets/searcher/List.tsx',
  'user-menu': 'widgets/user-menu/index.ts',
};

/** What widgets load by themselves: Catalan texts, the service worker's registration, a logged-in reader's profile. */
export const LOADED_LATER = {
  texts: /\/messages\.ca\.ts$/,
  core: ['packages/core/src/service-worker.ts', 'packages/core/src/user/calls.ts'],
} as const;
