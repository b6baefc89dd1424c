import { atom, computed } from 'nanostores';
import { $page } from './page.ts';

/** Dispatched on the document by the loader when `portada.setFlags` is called; `detail` holds the current flags. */
export const FLAGS_EVENT = 'portada:flags';

// Changes made before this chunk was loaded are kept by the loader.
const $live = atom<Readonly<Record<string, boolean>>>({ ...window.portada?.flags });

// Never removed: a change while the store has no listeners must be seen by later ones.
document.addEventListener(FLAGS_EVENT, (event) => {
  if (event instanceof CustomEvent) $live.set({ ...$live.get(), ...event.detail });
});

/** The page's web features and feature flags in one map, with the changes of `setFlags` applied. */
export const $flags = computed(
  [$page, $live],
  ({ webFeatures, featureFlags }, live): Readonly<Record<string, boolean>> => ({
    ...webFeatures,
    ...featureFlags,
    ...live,
  }),
);
