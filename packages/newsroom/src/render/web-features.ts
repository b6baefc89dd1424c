/** What the publisher's sites have (PAGE-05): flags of the page block's `webFeatures`. */
export const webFeatures = {
  users: true,
  comments: true,
  paywall: true,
  advertising: true,
  closableAds: true,
  adsOnMobile: true,
  adsOnDesktop: true,
} as const;
