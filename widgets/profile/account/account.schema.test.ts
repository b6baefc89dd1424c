import { reader } from '@portada/contract/fixtures';
import { ApiError } from '@portada/core';
import { createServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';
import { getDotPath, safeParse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountSchema, type Values } from './account.schema.ts';
import { valuesOf } from './account.values.ts';

const serverErrors = createServerFieldErrors();
const schema = accountSchema({ serverErrors, isTaken: (nick) => nick === 'ocupado' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first message of each field. */
function wrong(own: Partial<Values>): Record<string, string> {
  const { issues = [] } = safeParse(schema, { ...valuesOf(reader), ...own });
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[getDotPath(issue) ?? ''] ??= issue.message.replace('validation.', '');
  return messages;
}

test('a profile as the server knows it is in order', () => {
  expect(wrong({})).toEqual({});
});

test.each([
  ['nick', '', 'nick.required'],
  ['nick', 'ana', 'nick.short'],
  ['nick', 'ana maria', 'nick.invalid'],
  ['nick', 'ocupado', 'nick.taken'],
  ['email', ' ', 'email.required'],
  ['email', 'nuria@', 'email.invalid'],
  ['name', '  ', 'name.required'],
  ['surname', '', 'surname.required'],
  ['name', 'x'.repeat(201), 'tooLong'],
] as const)('[ACCT-23] [VAL-01] [VAL-02] [VAL-15] %s: «%s» is %s', (field, value, message) => {
  expect(wrong({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['birthdate', '2013-11-22', 'birthdate.tooYoung'],
  ['birthdate', '2001-02-29', 'birthdate.invalid'],
  ['phone', '600 123 456', 'phone.invalid'],
  ['phone', '12345', 'phone.invalid'],
  ['postalCode', '0800', 'postalCode.short'],
  ['city', 'Reus 2', 'city.invalid'],
] as const)(
  '[VAL-08] [VAL-09] [VAL-11] [VAL-12] %s: «%s» is %s, and empty is in order',
  (field, value, message) => {
    expect(wrong({ [field]: value })).toEqual({ [field]: message });
    expect(wrong({ [field]: '' })).toEqual({});
  },
);

test('[VAL-12] on the thirteenth birthday a reader is old enough', () => {
  expect(wrong({ birthdate: '2013-11-21' })).toEqual({});
});

test('[ACCT-22] a city that cannot be edited keeps nobody from saving', () => {
  expect(wrong({ country: 'FR', city: 'Reus 2' })).toEqual({});
});

const right = { password: 'Vieja-1', newPassword: 'Faro-1926', repeatPassword: 'Faro-1926' };

test.each<[Partial<Values>, Record<string, string>]>([
  [right, {}],
  [{ ...right, password: '' }, { password: 'password.required' }],
  [
    { ...right, newPassword: '', repeatPassword: '' },
    {
      newPassword: 'newPassword.required',
      repeatPassword: 'repeatPassword.required',
    },
  ],
  [{ ...right, repeatPassword: '' }, { repeatPassword: 'repeatPassword.required' }],
  [{ ...right, repeatPassword: 'Faro-1927' }, { repeatPassword: 'repeatPassword.mismatch' }],
  [{ repeatPassword: 'Faro-1926' }, { repeatPassword: 'repeatPassword.mismatch' }],
])('[ACCT-24] [VAL-05] passwords %o give %o', (own, messages) => {
  expect(wrong(own)).toEqual(messages);
});

test.each([
  ['Faro-19', 'password.length'],
  ['FARO-1926', 'password.lowercase'],
  ['faro-1926', 'password.uppercase'],
  ['Faro-abcd', 'password.number'],
  ['Faro19260', 'password.special'],
  ['Faaro-1926', 'newPassword.run'],
])('[ACCT-24] [VAL-04] the new password %s breaks %s', (newPassword, message) => {
  expect(wrong({ ...right, newPassword, repeatPassword: newPassword })).toEqual({ newPassword: message });
});

test('the current password follows no rule but its own: old ones must still open', () => {
  expect(wrong({ ...right, password: 'aa' })).toEqual({});
});

test('what the server has refused stays refused until it is changed', () => {
  const error = new ApiError('status', 409, { errorCode: 'EMAIL_ALREADY_IN_USE' });
  serverErrors.keep({ email: 'ocupada@example.com' }, error);
  expect(wrong({ email: 'ocupada@example.com' })).toEqual({ email: 'email.taken' });
  expect(wrong({ email: 'libre@example.com' })).toEqual({});
});
