import { atom } from 'nanostores';

/** What lies open under the header of the page, if anything. */
export type HeaderLayer = 'menu' | 'search' | '';

/** HEAD-02: one layer at a time. Whoever opens its own says so here, and closes it when another is said. */
export const $headerLayer = atom<HeaderLayer>('');
