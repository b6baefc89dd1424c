import { type Newsletter, subscribe } from '@portada/contract';
import { asciiDomain } from '@portada/contract/rules';
import { $user, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { renewUser } from '@portada/core/user/change-user.ts';
import { atom } from 'nanostores';

/** NEWSL-05 */
export type SubscriptionState = 'idle' | 'waiting' | 'done' | 'failed' | TooMany;

/** NEWSL-04: any other `httpCode` than this in the answer is a failure. */
const SUCCESS = 200;

/** Whether this is the address of the reader who is logged in. */
const isOwn = (email: string) => comparable(email) === comparable($user.get().email);

const comparable = (email: string) => asciiDomain(email).toLowerCase();

/** One newsletter form. */
export function createSubscriptionStore() {
  const $state = atom<SubscriptionState>('idle');
  return {
    $state,

    /** NEWSL-03: answers whether the address is subscribed now. */
    async submit(email: string, newsletters: readonly Newsletter[]): Promise<boolean> {
      $state.set('waiting');
      try {
        const wanted = newsletters.map(({ id, name }) => ({ id, name, isSubscribed: true }));
        const { httpCode } = await request(subscribe, { params: { email }, body: wanted });
        $state.set(httpCode === SUCCESS ? 'done' : 'failed');
      } catch (error) {
        $state.set(tooManyOf(error) ?? 'failed');
      }
      const isDone = $state.get() === 'done';
      // The profile says which newsletters its reader receives.
      if (isDone && isOwn(email)) void renewUser('newsletters');
      return isDone;
    },

    /** The reader has read the thanks. */
    close(): void {
      $state.set('idle');
    },
  };
}
