import { atom, computed } from 'nanostores';
import { $page } from './page.ts';

/** Sent to the document by the loader whenever `portada.setFlags` is called; `detail` holds the flags in force. */
export const FLAGS_EVENT = 'portada:flags';

// What was changed before the first widget came is known to the loader.
const $live = atom<Readonly<Record<string, boolean>>>({ ...window.portada?.flags });

// For as long as the page: a flag that changes while nobody listens must be known to who listens later.
document.addEventListener(FLAGS_EVENT, (event) => {
  if (event instanceof CustomEvent) $live.set({ ...$live.get(), ...event.detail });
});

/** The page's web features and feature flags in one map, with what `setFlags` changed since. */
export const $flags = computed(
  [$page, $live],
  ({ webFeatures, featureFlags }, live): Readonly<Record<string, boolean>> => ({
    ...webFeatures,
    ...featureFlags,
    ...live,
  }),
);
