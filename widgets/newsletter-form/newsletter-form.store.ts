import type { Newsletter } from '@portada/contract';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';
import type { subscribeTo } from './sending.store.ts';

/** What came of it. */
export type Outcome = 'done' | 'failed' | TooMany;

/** NEWSL-05 */
export type SubscriptionState = 'idle' | 'waiting' | Outcome;

/** Fetches what sends. */
type Load = () => Promise<{ subscribeTo: typeof subscribeTo }>;

/** One newsletter form. */
export function createSubscriptionStore(load: Load) {
  const $state = atom<SubscriptionState>('idle');
  return {
    $state,

    /** Answers whether the address is subscribed now. */
    async submit(email: string, newsletters: readonly Newsletter[]): Promise<boolean> {
      $state.set('waiting');
      try {
        const sending = await load();
        $state.set(await sending.subscribeTo(email, newsletters));
      } catch {
        // The code may come with the next try.
        $state.set('failed');
      }
      return $state.get() === 'done';
    },

    /** The reader has read the thanks. */
    close(): void {
      $state.set('idle');
    },
  };
}
