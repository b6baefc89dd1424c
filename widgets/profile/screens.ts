import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Library } from './library/library.store.ts';
import { pushComing } from './push/push-part.ts';
import { ScreenError } from './ScreenError.tsx';
import type { Tab } from './tabs.ts';

export interface ScreenProps {
  library: Library;
  /** The screen's own code did not load; the reader wants it once more. */
  onRetry(): void;
}

type Screen = ComponentType<ScreenProps>;

/** Each screen is fetched when it is first opened. */
const loads: Readonly<Record<Tab, () => Promise<Screen>>> = {
  user: async () => {
    const [{ AccountScreen }] = await Promise.all([import('./account/AccountScreen.tsx'), pushComing()]);
    return AccountScreen;
  },
  favourites: () => import('./favourites/FavouritesScreen.tsx').then((module) => module.FavouritesScreen),
  authors: () => import('./authors/AuthorsScreen.tsx').then((module) => module.AuthorsScreen),
  newsletters: () => import('./newsletters/NewslettersScreen.tsx').then((module) => module.NewslettersScreen),
};

const loadedScreens = new Map<Tab, LazyExoticComponent<Screen>>();

/**
 * The screen of a tab. One that does not load is tried once more; then the page's opening screen fails with the
 * widget, so that the server's own shows, and any other says so in its place.
 */
export function screenOf(tab: Tab, opening: boolean): LazyExoticComponent<Screen> {
  const screen =
    loadedScreens.get(tab) ??
    lazy(async () => {
      try {
        return { default: await loads[tab]().catch(loads[tab]) };
      } catch (error) {
        if (opening) {
          loadedScreens.delete(tab);
          throw error;
        }
        console.error('Portada: a screen of the profile did not load.', error);
        return { default: ScreenError };
      }
    });
  loadedScreens.set(tab, screen);
  return screen;
}

/** Clears a failed screen, so that it is loaded again. */
export function forgetScreen(tab: Tab): void {
  loadedScreens.delete(tab);
}
