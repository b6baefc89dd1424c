import { computed, map, onMount } from 'nanostores';
import { $page } from './page.ts';

/** Sent to the document by the loader whenever `portada.setFlags` is called; `detail` holds the flags given. */
export const FLAGS_EVENT = 'portada:flags';

const $live = map<Record<string, boolean>>({});

onMount($live, () => {
  const onFlags = (event: Event) => {
    if (event instanceof CustomEvent) $live.set({ ...$live.get(), ...event.detail });
  };
  document.addEventListener(FLAGS_EVENT, onFlags);
  return () => document.removeEventListener(FLAGS_EVENT, onFlags);
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
