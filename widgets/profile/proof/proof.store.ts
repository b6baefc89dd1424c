/**
 * Proofs of who the reader is: a call that demands one is sent again once the reader has given it, and what they have
 * typed stays. One for the page, since one dialog asks.
 */
import { type ProofError, prove, requestProofCode } from '@portada/contract';
import { ApiError, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';

/** By the account's password, or by a mailed code where it has none. */
type Way = 'password' | 'code';

export interface ProofState {
  readonly way: Way;
  readonly status: 'idle' | 'waiting';
  readonly problem?: 'wrong' | 'failed' | TooMany;
  /** What became of the mail with the code. */
  readonly mail?: 'waiting' | 'sent' | 'failed' | TooMany;
}

const ways: ReadonlyMap<string, Way> = new Map([
  ['PASSWORD_REQUIRED', 'password'],
  ['MAIL_CODE_REQUIRED', 'code'],
] as const satisfies [ProofError, Way][]);

/** What the reader is asked for. */
export const $proof = atom<ProofState | undefined>();

/** Continues the call that waits for the proof. */
let settle: (proved: boolean) => void = () => undefined;

function wayOf(error: unknown): Way | undefined {
  return error instanceof ApiError ? ways.get(error.code) : undefined;
}

/** Whether a call failed since the reader did not want to prove who they are. */
export function isUnproved(error: unknown): boolean {
  return wayOf(error) !== undefined;
}

/** Sends a call, and again after the proof that it demands. */
export async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const way = wayOf(error);
    if (!way || !(await ask(way))) throw error;
    return withProof(call);
  }
}

function ask(way: Way): Promise<boolean> {
  decline();
  $proof.set({ way, status: 'idle' });
  if (way === 'code') void mailCode();
  return new Promise((resolve) => {
    settle = resolve;
  });
}

function end(proved: boolean): void {
  $proof.set(undefined);
  settle(proved);
}

export function decline(): void {
  end(false);
}

function change(to: Partial<ProofState>): void {
  const state = $proof.get();
  if (state) $proof.set({ ...state, ...to });
}

/** Mails a code, or another one. */
export async function mailCode(): Promise<void> {
  change({ mail: 'waiting' });
  try {
    await request(requestProofCode, {});
    change({ mail: 'sent' });
  } catch (error) {
    change({ mail: tooManyOf(error) ?? 'failed' });
  }
}

/** Sends the password, or the code. */
export async function giveProof(given: string): Promise<void> {
  const state = $proof.get();
  if (!state || state.status === 'waiting') return;
  const { way, mail } = state;
  $proof.set({ way, status: 'waiting', ...(mail && { mail }) });
  try {
    await request(prove, { body: way === 'password' ? { password: given } : { code: given } });
  } catch (error) {
    const isWrong = error instanceof ApiError && error.code === 'INVALID_CREDENTIALS';
    // A session that has ended: the call itself says so.
    if (error instanceof ApiError && error.status === 401 && !isWrong) return end(true);
    return change({ status: 'idle', problem: isWrong ? 'wrong' : (tooManyOf(error) ?? 'failed') });
  }
  end(true);
}
