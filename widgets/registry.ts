import { timesTextBase } from '@portada/ui/text-base.ts';

/**
 * Every widget of Portada. The key is the tag without `portada-`; the loader learns from here when a widget starts
 * and which web feature of the site it cannot do without.
 */
export interface Registration {
  /** When it starts, unless the element's own `load` attribute says otherwise. */
  readonly load: 'eager' | 'idle' | 'visible' | 'interaction';
  /** The web feature without which the widget is off. */
  readonly needs?: 'users' | 'comments' | 'paywall' | 'advertising';
  /** The height that is kept free until the widget has drawn, so that nothing shifts; a CSS length. */
  readonly reserve?: string;
  /** The same for a widget whose height follows its width: a CSS ratio. */
  readonly ratio?: string;
  /** The least width that it has before and after, so that what follows in the line stays where it is; a CSS length. */
  readonly width?: string;
  /** A strip of links that scrolls on one line. */
  readonly strip?: true;
  /** Sits in a line of text or in a bar rather than on lines of its own. */
  readonly inline?: true;
  /** On few pages: its row is not in the loader but in a chunk that costs those pages a request. */
  readonly rare?: true;
}

/** A height on screens below this width and one on others, all in sizes of text. */
function byWidth(
  below: number,
  { narrow, wide }: { readonly narrow: number; readonly wide: number },
): string {
  const [low, high] = [wide, narrow].map(timesTextBase);
  return `clamp(${low}, (${timesTextBase(below)} - 100vw) * 99, ${high})`;
}

/** The greatest of several heights. */
const highest = (...heights: readonly string[]) => `max(${heights.join(', ')})`;

export const registry = {
  'account-notice': { load: 'eager', needs: 'users', reserve: timesTextBase(14), rare: true },
  'ad-slot': { load: 'visible', needs: 'advertising', reserve: timesTextBase(1.75) },
  'alert-banner': { load: 'idle' },
  // Its buttons take a second line on a phone, where the page has comments.
  'aside-bar': { load: 'idle', reserve: byWidth(31.75, { narrow: 6, wide: 2.75 }) },
  // So does its title on a phone.
  'audio-player': { load: 'visible', reserve: byWidth(22.75, { narrow: 10, wide: 9.25 }) },
  'bulletin-toggle': { load: 'visible', needs: 'users', reserve: timesTextBase(2.75), rare: true },
  carousel: { load: 'visible' },
  // What a password must be takes two more lines on a phone.
  'change-password': {
    load: 'eager',
    needs: 'users',
    reserve: byWidth(22.75, { narrow: 23.7, wide: 20.5 }),
    rare: true,
  },
  'comment-counts': { load: 'idle', needs: 'comments' },
  comments: { load: 'visible', needs: 'comments', reserve: timesTextBase(24) },
  // Its consent takes a second line on the narrowest.
  'contact-form': { load: 'visible', reserve: byWidth(20.75, { narrow: 35.25, wide: 33.75 }), rare: true },
  // Its consent takes a second line on a phone, a third on the narrowest.
  'contribution-form': {
    load: 'visible',
    needs: 'users',
    reserve: highest(byWidth(40, { narrow: 28.4, wide: 26.9 }), byWidth(20.75, { narrow: 29.9, wide: 26.9 })),
    rare: true,
  },
  'follow-button': {
    load: 'visible',
    needs: 'users',
    reserve: timesTextBase(2.75),
    width: timesTextBase(6.75),
    inline: true,
  },
  header: { load: 'eager' },
  'header-search': { load: 'eager', reserve: timesTextBase(2.75), inline: true },
  'hot-topics': { load: 'visible', reserve: timesTextBase(2.75), strip: true },
  'interview-form': { load: 'visible', needs: 'users', reserve: timesTextBase(19.1), rare: true },
  'live-panel': {
    load: 'interaction',
    reserve: timesTextBase(2.25),
    width: timesTextBase(5.65),
    inline: true,
  },
  'load-more': { load: 'visible', reserve: timesTextBase(4) },
  login: { load: 'eager', needs: 'users', reserve: timesTextBase(33.125) },
  // The tabs and five headlines, of which one or two take a second line on a phone.
  'most-read': {
    load: 'visible',
    reserve: highest(
      byWidth(21.25, { narrow: 22.3, wide: 19.7 }),
      byWidth(22.75, { narrow: 21, wide: 19.7 }),
    ),
  },
  // Its consent takes a second line on the narrowest.
  'newsletter-form': { load: 'visible', reserve: byWidth(21.5, { narrow: 12.1, wide: 10.6 }) },
  paywall: { load: 'eager', needs: 'paywall' },
  'paywall-testing-banner': { load: 'eager', needs: 'paywall', rare: true },
  'photo-gallery': { load: 'visible', reserve: timesTextBase(20) },
  // The question, which takes a second line on a phone, its state, four options and the button.
  poll: { load: 'visible', reserve: byWidth(25, { narrow: 23.9, wide: 22.1 }) },
  profile: { load: 'eager', needs: 'users', reserve: '100dvb', rare: true },
  'recipe-rating': { load: 'visible', reserve: timesTextBase(7.4), rare: true },
  // One column on a phone, else two.
  register: {
    load: 'eager',
    needs: 'users',
    reserve: byWidth(33, { narrow: 117.72, wide: 81.49 }),
    rare: true,
  },
  'save-button': {
    load: 'visible',
    needs: 'users',
    reserve: timesTextBase(2.75),
    width: timesTextBase(7.75),
    inline: true,
  },
  schedule: { load: 'visible', reserve: timesTextBase(40), rare: true },
  'schedule-carousel': { load: 'visible', reserve: timesTextBase(10.5) },
  // The heading above the form; its field has a line of its own on a phone, and its button one in large letters.
  'search-opening': {
    load: 'eager',
    reserve: highest(byWidth(37, { narrow: 10.4, wide: 7.15 }), byWidth(13.5, { narrow: 13.65, wide: 7.15 })),
  },
  searcher: { load: 'eager', reserve: timesTextBase(60) },
  'share-bar': { load: 'visible', reserve: timesTextBase(2.75) },
  'show-index': { load: 'eager', reserve: timesTextBase(40), rare: true },
  'show-navigation': { load: 'idle', reserve: timesTextBase(2.75), strip: true, rare: true },
  'streaming-list': { load: 'visible', reserve: timesTextBase(19) },
  'swiper-menu': { load: 'visible', reserve: timesTextBase(2.75), strip: true },
  'user-menu': { load: 'eager', needs: 'users', reserve: timesTextBase(2.75), inline: true },
  'video-player': { load: 'visible', ratio: '16 / 9' },
  // The days of a working week.
  weather: { load: 'visible', reserve: timesTextBase(15.1), rare: true },
} as const satisfies Record<string, Registration>;

export type WidgetName = keyof typeof registry;
