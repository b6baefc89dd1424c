import { findPortada } from '@portada/contract';
import { atom, computed } from 'nanostores';
import { $page } from './page.ts';

// The loader's flags: the page's with the changes of `setFlags`, also those made before this chunk was loaded.
const $live = atom<Readonly<Record<string, boolean>>>({ ...findPortada()?.flags });

// Never removed: a change while the store has no listeners must be seen by later ones.
document.addEventListener('portada:flags', ({ detail }) => $live.set({ ...detail }));

/** The page's web features and feature flags in one map, with the changes of `setFlags` applied. */
export const $flags = computed(
  [$page, $live],
  ({ webFeatures, featureFlags }, live): Readonly<Record<string, boolean>> => ({
    ...webFeatures,
    ...featureFlags,
    ...live,
  }),
);
