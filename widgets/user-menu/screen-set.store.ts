import { $page, navigation, routeUrl } from '@portada/core';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';

/** Registration by the identity provider's screen-set, where the page names one (HEAD-07). */
export function createScreenSetStore() {
  const $waiting = atom(false);
  const latest = createLatest();

  return {
    $waiting,

    /** Whether the page has a screen-set to open. */
    isNamed(): boolean {
      const { script, screenSet } = $page.get().identityProvider;
      return script !== '' && screenSet !== '';
    },

    /** Opens it; where that cannot be, the browser follows the link to registration after all. */
    async open(): Promise<void> {
      if ($waiting.get()) return;
      $waiting.set(true);
      const signal = latest.begin();
      const isCurrent = () => !signal.aborted;
      try {
        const { openScreenSet } = await import('./screen-set.ts');
        await openScreenSet($page.get().identityProvider, isCurrent);
      } catch (error) {
        if (!isCurrent()) return;
        console.warn('Portada: the screen-set did not open; registration has a page of its own.', error);
        navigation.go(routeUrl('register'));
      } finally {
        if (isCurrent()) $waiting.set(false);
      }
    },

    /** Nobody waits any more: what is on its way opens nothing. */
    stop(): void {
      latest.stop();
      $waiting.set(false);
    },
  };
}
