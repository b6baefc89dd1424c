/** Widths and sizes in CSS pixels. "Under" is strict; a bare "at N" means N and below (reading 37). */

/** UI-01: from this width a screen is a tablet, below it a mobile. */
export const TABLET_MIN_PX = 578;
/** UI-01: from this width a screen is a desktop. */
export const DESKTOP_MIN_PX = 1_100;
/** ADS-04: up to this width an ad counts as mobile. */
export const ADS_MOBILE_MAX_PX = 1_099;

/** HEAD-08: a scroll of more than this hides or shows the header. */
export const HEADER_SCROLL_DELTA_PX = 5;
/** HEAD-08: the header never hides above this offset. */
export const HEADER_BASE_OFFSET_PX = 132;
/** HEAD-15 */
export const HOT_TOPICS_STEP_PX = 100;
/** HEAD-13: under this width show navigation is a dropdown. */
export const SHOW_NAVIGATION_MIN_PX = 1_100;

/** SHARE-03: up to this width the share bar takes its mobile form. */
export const SHARE_MOBILE_MAX_PX = 1_084;
/** SHARE-04: under this width the platform's share dialog is used. */
export const NATIVE_SHARE_BELOW_PX = 568;
/** SHARE-02, reading 39 */
export const SHARE_ITEMS = { mobile: 3, other: 4 } as const;
/** SHARE-01, in the order of the bar. */
export const shareNetworks = [
  'whatsapp',
  'facebook',
  'twitter',
  'bluesky',
  'telegram',
  'linkedin',
  'threads',
  'copy',
] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** SHARE-07: the fragment of an article's comments; the name is Portada's own choice. */
export const COMMENTS_ANCHOR = 'comments';

/** UI-09 */
export const AVATAR_MIN_PX = 24;
/** UI-09 */
export const AVATAR_MAX_PX = 160;

/** ACCT-39: columns and gutter of the followed authors. The narrow gutter applies at `oneColumnMax`. */
export const AUTHORS_MASONRY = {
  columns: 2,
  twoColumnsMaxPx: 1_024,
  oneColumnMaxPx: 578,
  gutterPx: 25,
  narrowGutterPx: 20,
} as const;
