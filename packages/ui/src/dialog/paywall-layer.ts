import { atom } from 'nanostores';

/** A `modal` can be closed by the reader; a `wall` cannot. */
export type PaywallLayer = 'modal' | 'wall' | '';

/**
 * The layer of the paywall. One layer at a time: dialogs close for a wall and do not open over it, and alerts wait
 * until there is none.
 */
export const $paywallLayer = atom<PaywallLayer>('');
