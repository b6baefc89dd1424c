import type { WidgetName } from './registry.ts';

/** What a page with one widget alone may load, React and the loader included: bytes with gzip, and requests. */
export interface Budget {
  readonly bytes: number;
  readonly requests: number;
}

/** One that has no line here yet. */
export const usual: Budget = { bytes: 95_000, requests: 10 };

/** A little above what each takes, as a change of what widgets share moves some of them by 1 %. */
export const budgets: Readonly<Partial<Record<WidgetName, Budget>>> = {
  'account-notice': { bytes: 88_500, requests: 8 },
  'ad-slot': { bytes: 91_500, requests: 9 },
  'alert-banner': { bytes: 81_500, requests: 6 },
  'aside-bar': { bytes: 95_000, requests: 11 },
  'audio-player': { bytes: 94_500, requests: 11 },
  'bulletin-toggle': { bytes: 89_500, requests: 10 },
  carousel: { bytes: 91_500, requests: 9 },
  'change-password': { bytes: 101_500, requests: 13 },
  'comment-counts': { bytes: 90_000, requests: 9 },
  comments: { bytes: 105_500, requests: 13 },
  'contact-form': { bytes: 99_500, requests: 12 },
  'contribution-form': { bytes: 105_000, requests: 14 },
  'follow-button': { bytes: 88_000, requests: 8 },
  header: { bytes: 82_000, requests: 6 },
  'header-search': { bytes: 82_000, requests: 6 },
  'hot-topics': { bytes: 86_500, requests: 7 },
  'interview-form': { bytes: 105_000, requests: 14 },
  'live-panel': { bytes: 94_000, requests: 11 },
  'load-more': { bytes: 90_500, requests: 9 },
  login: { bytes: 100_500, requests: 11 },
  'most-read': { bytes: 82_500, requests: 6 },
  'newsletter-form': { bytes: 95_000, requests: 9 },
  paywall: { bytes: 81_000, requests: 6 },
  'paywall-testing-banner': { bytes: 82_500, requests: 7 },
  'photo-gallery': { bytes: 93_000, requests: 10 },
  poll: { bytes: 100_500, requests: 13 },
  profile: { bytes: 104_000, requests: 15 },
  'recipe-rating': { bytes: 97_000, requests: 12 },
  register: { bytes: 114_500, requests: 18 },
  'save-button': { bytes: 88_000, requests: 8 },
  schedule: { bytes: 98_000, requests: 12 },
  'schedule-carousel': { bytes: 89_000, requests: 9 },
  'search-opening': { bytes: 86_500, requests: 8 },
  searcher: { bytes: 106_000, requests: 14 },
  'share-bar': { bytes: 88_000, requests: 9 },
  'show-index': { bytes: 101_000, requests: 13 },
  'show-navigation': { bytes: 84_000, requests: 8 },
  'streaming-list': { bytes: 91_500, requests: 10 },
  'swiper-menu': { bytes: 88_000, requests: 8 },
  'user-menu': { bytes: 88_000, requests: 7 },
  'video-player': { bytes: 89_000, requests: 9 },
  weather: { bytes: 89_500, requests: 9 },
};
