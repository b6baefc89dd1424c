import { ApiError, deleteAccount, navigation, routeUrl } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';
import { waive } from '../navigation.store.ts';
import { isUnproved, withProof } from '../proof/proof.store.ts';

export interface DeleteState {
  readonly status: 'idle' | 'waiting';
  /** ACCT-31, ACCT-32 */
  readonly problem?: 'demo' | 'failed' | TooMany;
}

/** The deletion of the account. */
export function createDeleteStore() {
  const $state = atom<DeleteState>({ status: 'idle' });
  return {
    $state,

    /** Clears the message of the last attempt. */
    forget(): void {
      $state.set({ status: 'idle' });
    },

    /** ACCT-30: ends at the login screen, which leads nowhere back (reading 13). */
    async confirm(): Promise<void> {
      $state.set({ status: 'waiting' });
      try {
        await withProof(deleteAccount);
      } catch (error) {
        if (isUnproved(error)) return $state.set({ status: 'idle' });
        const isDemo = error instanceof ApiError && error.status === 412;
        $state.set({ status: 'idle', problem: isDemo ? 'demo' : (tooManyOf(error) ?? 'failed') });
        return;
      }
      // There are no changes left to save.
      waive();
      navigation.replace(routeUrl('login'));
    },
  };
}
