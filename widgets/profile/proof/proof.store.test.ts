import {
  deleteAccount,
  type ErrorCode,
  getProfile,
  patchProfile,
  prove,
  requestProofCode,
} from '@portada/contract';
import { failure, reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { signIn } from '@portada/core/test/session.ts';
import { backEnd, failures, json, ok, success, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeleteStore } from '../account/delete.store.ts';
import { createSaveStore } from '../save/save.store.ts';
import { $proof, decline, giveProof, mailCode } from './proof.store.ts';

beforeEach(() => signIn({ id: reader.id }));
afterEach(() => decline());

const refuse = (status: number, code: ErrorCode) => () => json(failure(status, code), status);
const asked = () => vi.waitFor(() => expect($proof.get()).toMatchObject({ status: 'idle' }));

/** A save that demands the password until it has been given. */
function demanding(code: ErrorCode = 'PASSWORD_REQUIRED') {
  const end = backEnd(
    [getProfile, ok(reader)],
    [patchProfile, refuse(403, code)],
    [requestProofCode, success],
    [
      prove,
      () => {
        end.change(patchProfile, ok({ ...reader, email: 'nova@example.com' }));
        return success();
      },
    ],
  );
  const store = createSaveStore();
  return { end, store, saving: store.save(() => ({ email: 'nova@example.com' })) };
}

const sent = ({ asked: all }: ReturnType<typeof backEnd>) =>
  all.map(({ method, path, body }) => [`${method} ${path.replace('/api/front/user', '')}`, body]);

test('a save that demands the password is sent again once it was given', async () => {
  const { end, store, saving } = demanding();
  await asked();
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  expect($proof.get()).toEqual({ way: 'password', status: 'idle' });
  await giveProof('Mar-de-fondo-1');
  expect(await saving).toMatchObject({ email: 'nova@example.com' });
  expect($proof.get()).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'saved' });
  const patch = ['PATCH /profile', { email: 'nova@example.com' }];
  expect(sent(end)).toEqual([
    ['GET /profile', undefined],
    patch,
    ['POST /prove', { password: 'Mar-de-fondo-1' }],
    patch,
  ]);
});

test('a code is mailed at once where there is no password, and again on request', async () => {
  const { end, saving } = demanding('MAIL_CODE_REQUIRED');
  await vi.waitFor(() => expect($proof.get()).toEqual({ way: 'code', status: 'idle', mail: 'sent' }));
  await mailCode();
  await giveProof('1234 5678');
  expect(await saving).toMatchObject({ email: 'nova@example.com' });
  expect(sent(end).slice(2, 5)).toEqual([
    ['POST /prove/code', undefined],
    ['POST /prove/code', undefined],
    ['POST /prove', { code: '1234 5678' }],
  ]);
});

test('who declines has saved nothing, and no error is shown', async () => {
  const { end, store, saving } = demanding();
  await asked();
  decline();
  expect(await saving).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle' });
  expect(sent(end).map(([call]) => call)).toEqual(['GET /profile', 'PATCH /profile']);
  expect($user.get().email).not.toBe('nova@example.com');
});

test('a deletion that demands a proof waits for it, and who declines keeps the account', async () => {
  backEnd([deleteAccount, refuse(403, 'PASSWORD_REQUIRED')]);
  const store = createDeleteStore();
  const deletion = store.confirm();
  await asked();
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  decline();
  await deletion;
  expect(store.$state.get()).toEqual({ status: 'idle' });
  expect($user.get().id).toBe(reader.id);
});

test.each([
  ['a wrong password', refuse(401, 'INVALID_CREDENTIALS'), 'wrong'],
  ['too many guesses', tooMany, { retryAfter: 900 }],
  ['a broken server', failures['500'] ?? success, 'failed'],
  ['no connection', failures.offline ?? success, 'failed'],
] as const)('%s is told, and the next try works', async (_, answer, problem) => {
  const { end, saving } = demanding();
  await asked();
  const right = end.change;
  right(prove, answer);
  await giveProof('Falsa-2026!');
  expect($proof.get()).toEqual({ way: 'password', status: 'idle', problem });
  right(prove, success);
  right(patchProfile, ok(reader));
  await giveProof('Mar-de-fondo-1');
  expect(await saving).toMatchObject({ id: reader.id });
});

test('a mail that is not sent is told', async () => {
  const { end } = demanding('MAIL_CODE_REQUIRED');
  await vi.waitFor(() => expect($proof.get()?.mail).toBe('sent'));
  end.change(requestProofCode, refuse(500, 'UNKNOWN_ERROR'));
  await mailCode();
  expect($proof.get()?.mail).toBe('failed');
  end.change(requestProofCode, tooMany);
  await mailCode();
  expect($proof.get()?.mail).toEqual({ retryAfter: 900 });
});

test('[ACCT-27] a session that has ended meanwhile is what the save is about', async () => {
  const { end, store, saving } = demanding();
  await asked();
  end.change(prove, refuse(401, 'NOT_LOGGED_IN'));
  end.change(patchProfile, refuse(401, 'NOT_LOGGED_IN'));
  await giveProof('Mar-de-fondo-1');
  expect(await saving).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'credentials' });
});
