/** The names of the web routes (PAGE-04); each maps to a path of the site. */
export const webRouteNames = [
  'login',
  'register',
  'user.profile',
  'user.saved',
  'user.authors',
  'user.newsletters',
] as const;
export type WebRouteName = (typeof webRouteNames)[number];

/** Optional page variables with URLs, besides the web routes: the targets and links of forms. */
export const placeNames = ['privacy', 'terms', 'guardians', 'registered'] as const;
export type PlaceName = (typeof placeNames)[number];
