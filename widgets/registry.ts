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
  /** Sits in a line of text or in a bar rather than on lines of its own. */
  readonly inline?: true;
}

export const registry = {
  'account-notice': { load: 'eager', needs: 'users', reserve: '14rem' },
  'ad-slot': { load: 'visible', needs: 'advertising', reserve: '1.75rem' },
  'alert-banner': { load: 'idle' },
  'aside-bar': { load: 'idle', reserve: '2.75rem' },
  'audio-player': { load: 'visible', reserve: '9rem' },
  'bulletin-toggle': { load: 'visible', needs: 'users', reserve: '2.75rem' },
  carousel: { load: 'visible' },
  'change-password': { load: 'eager', needs: 'users', reserve: '22rem' },
  'comment-counts': { load: 'idle', needs: 'comments' },
  comments: { load: 'visible', needs: 'comments', reserve: '24rem' },
  'contact-form': { load: 'visible', reserve: '33.75rem' },
  // Its consent takes a second line on a phone.
  'contribution-form': {
    load: 'visible',
    needs: 'users',
    reserve: 'clamp(26.9rem, (40rem - 100vw) * 99, 28.4rem)',
  },
  'follow-button': { load: 'visible', needs: 'users', reserve: '2.75rem', inline: true },
  header: { load: 'eager' },
  'header-search': { load: 'eager', reserve: '2.75rem', inline: true },
  'hot-topics': { load: 'visible', reserve: '2.75rem' },
  'interview-form': { load: 'visible', needs: 'users', reserve: '19.1rem' },
  'live-panel': { load: 'interaction', reserve: '2.25rem', inline: true },
  'load-more': { load: 'visible', reserve: '4rem' },
  login: { load: 'eager', needs: 'users', reserve: '33rem' },
  'most-read': { load: 'visible', reserve: '25rem' },
  'newsletter-form': { load: 'visible', reserve: '10.5rem' },
  paywall: { load: 'eager', needs: 'paywall' },
  'paywall-testing-banner': { load: 'eager', needs: 'paywall' },
  'photo-gallery': { load: 'visible', reserve: '20rem' },
  // The question, its state, four options and the button.
  poll: { load: 'visible', reserve: '23.5rem' },
  profile: { load: 'eager', needs: 'users', reserve: '100dvb' },
  'recipe-rating': { load: 'visible', reserve: '8.25rem' },
  // One column on a phone, two from 33rem on.
  register: { load: 'eager', needs: 'users', reserve: 'clamp(80.25rem, (33rem - 100vw) * 99, 116.5rem)' },
  'save-button': { load: 'visible', needs: 'users', reserve: '2.75rem', inline: true },
  schedule: { load: 'visible', reserve: '40rem' },
  'schedule-carousel': { load: 'visible', reserve: '10.5rem' },
  'search-opening': { load: 'eager', reserve: '8rem' },
  searcher: { load: 'eager', reserve: '60rem' },
  'share-bar': { load: 'visible', reserve: '2.75rem' },
  'show-index': { load: 'eager', reserve: '40rem' },
  'show-navigation': { load: 'idle', reserve: '2.75rem' },
  'streaming-list': { load: 'visible', reserve: '19rem' },
  'swiper-menu': { load: 'visible', reserve: '2.75rem' },
  'user-menu': { load: 'eager', needs: 'users', reserve: '2.75rem', inline: true },
  'video-player': { load: 'visible', ratio: '16 / 9' },
  weather: { load: 'visible', reserve: '25rem' },
} as const satisfies Record<string, Registration>;

export type WidgetName = keyof typeof registry;
