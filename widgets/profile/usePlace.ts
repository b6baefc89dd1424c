import { useSyncExternalStore } from 'react';
import { currentPlace, type Place, watchPlace } from './navigation.store.ts';

/** The place as the address says it when the widget is drawn first, and as it changes. */
export function usePlace(): Place {
  return useSyncExternalStore(watchPlace, currentPlace);
}
