import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $route, currentRoute, type Route, watchRoute } from './navigation.store.ts';

/** The route as the address says it when the widget is drawn first, and as it changes. */
export function useRoute(): Route {
  // Before the store is read: until it is watched, the address may have changed unnoticed.
  currentRoute();
  useEffect(watchRoute, []);
  return useStore($route);
}
