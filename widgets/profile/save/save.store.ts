import type { User } from '@portada/contract';
import { $user, ApiError, saveProfile } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { freshReader } from '@portada/core/user/change-user.ts';
import { createServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';
import { atom } from 'nanostores';
import { isUnproved, withProof } from '../proof/proof.store.ts';

/** ACCT-27: 401 is about who the reader is, anything else is not their doing. */
type SaveProblem = 'credentials' | 'failed' | TooMany;

export interface SaveState {
  readonly status: 'idle' | 'waiting' | 'saved';
  readonly problem?: SaveProblem;
}

type Fields = Parameters<typeof saveProfile>[0];

/** The saving of one form of the profile (ACCT-26). */
export function createSaveStore() {
  const $state = atom<SaveState>({ status: 'idle' });
  const serverErrors = createServerFieldErrors();
  return {
    $state,
    serverErrors,

    /**
     * ACCT-18, ACCT-36: resolves to the saved user, or to undefined where it is not saved.
     *
     * @param fieldsOf what to send, made of the reader as the server knows them now
     */
    async save(fieldsOf: (now: User) => Fields): Promise<User | undefined> {
      $state.set({ status: 'waiting' });
      const { id } = $user.get();
      let fields: Fields = {};
      try {
        const saved = await withProof(async () => {
          fields = fieldsOf(await freshReader(id));
          return saveProfile(fields);
        });
        $state.set({ status: 'saved' });
        return saved;
      } catch (error) {
        if (isUnproved(error)) {
          $state.set({ status: 'idle' });
          return undefined;
        }
        const apiError = error instanceof ApiError ? error : undefined;
        if (apiError) serverErrors.keep(fields, apiError);
        const isOut = apiError?.status === 401;
        $state.set({ status: 'idle', problem: isOut ? 'credentials' : (tooManyOf(error) ?? 'failed') });
        return undefined;
      }
    },
  };
}

export type SaveStore = ReturnType<typeof createSaveStore>;
