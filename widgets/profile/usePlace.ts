import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $place, currentPlace, type Place, watchPlace } from './navigation.store.ts';

/** The place as the address says it when the widget is drawn first, and as it changes. */
export function usePlace(): Place {
  // Before the store is read: until it is watched, the address may have changed unnoticed.
  currentPlace();
  useEffect(watchPlace, []);
  return useStore($place);
}
