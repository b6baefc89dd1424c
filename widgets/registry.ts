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
  /** Sits in a line of text or in a bar rather than on lines of its own. */
  readonly inline?: true;
}

export const registry = {
  'account-notice': { load: 'eager', needs: 'users', reserve: '14rem' },
  'alert-banner': { load: 'idle' },
  'aside-bar': { load: 'idle', reserve: '2.75rem' },
  'bulletin-toggle': { load: 'visible', needs: 'users', reserve: '2.75rem' },
  'change-password': { load: 'eager', needs: 'users', reserve: '22rem' },
  'follow-button': { load: 'visible', needs: 'users', reserve: '2.75rem', inline: true },
  'header-search': { load: 'eager', reserve: '2.75rem', inline: true },
  'live-panel': { load: 'interaction', reserve: '2.25rem', inline: true },
  'load-more': { load: 'visible', reserve: '4rem' },
  login: { load: 'eager', needs: 'users', reserve: '33rem' },
  'newsletter-form': { load: 'visible', reserve: '10.5rem' },
  profile: { load: 'eager', needs: 'users', reserve: '100dvb' },
  register: { load: 'eager', needs: 'users', reserve: '80rem' },
  'save-button': { load: 'visible', needs: 'users', reserve: '2.75rem', inline: true },
  'search-opening': { load: 'eager', reserve: '8rem' },
  searcher: { load: 'eager', reserve: '60rem' },
  'share-bar': { load: 'visible', reserve: '2.75rem' },
  'show-index': { load: 'eager', reserve: '40rem' },
  'streaming-list': { load: 'visible', reserve: '19rem' },
  'user-menu': { load: 'eager', needs: 'users', reserve: '2.75rem', inline: true },
} as const satisfies Record<string, Registration>;

export type WidgetName = keyof typeof registry;
