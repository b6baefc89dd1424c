import { atom } from 'nanostores';

/** The layer that is open under the header, if any. */
export type HeaderLayer = 'menu' | 'search' | '';

/** HEAD-02: one layer at a time. A widget sets its own when it opens, and closes it when another is set. */
export const $headerLayer = atom<HeaderLayer>('');
