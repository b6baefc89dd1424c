/** The sites' web features (PAGE-05): the `webFeatures` of the page block. */
export const webFeatures = {
  users: true,
  comments: true,
  paywall: true,
  advertising: true,
  closableAds: true,
  adsOnMobile: true,
  adsOnDesktop: true,
  readingProgress: true,
  savedSearches: true,
} as const;
