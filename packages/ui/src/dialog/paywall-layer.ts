import { atom } from 'nanostores';

/** A `modal` lies over the page and leaves it to the reader; a `wall` does not. */
export type PaywallLayer = 'modal' | 'wall' | '';

/**
 * What the paywall has laid over the page. One layer at a time: dialogs close for a wall and do not open over it, and
 * alerts wait until neither is there.
 */
export const $paywallLayer = atom<PaywallLayer>('');
