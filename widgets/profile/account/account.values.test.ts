import { reader } from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { patchOf, valuesOf } from './account.values.ts';

const values = valuesOf(reader);

test('[ACCT-18] a save sends each field of the profile that was changed, and no other', () => {
  expect(patchOf(values, values)).toEqual({});
  expect(patchOf({ ...values, name: 'Laia' }, values)).toEqual({ name: 'Laia' });
  const changed = {
    nick: 'laia_roca',
    name: 'Laia',
    surname: 'Roca',
    email: 'laia.roca@example.com',
    birthdate: '1990-01-31',
    phone: '600654321',
    postalCode: '17001',
    address: 'Carrer Nou, 3',
    city: 'Girona',
    province: 'GI',
  };
  expect(patchOf({ ...values, ...changed }, values)).toEqual(changed);
});

test('[ACCT-18] the passwords go together, and the repeated one stays here', () => {
  const passwords = { password: 'Vieja-1', newPassword: 'Faro-1926', repeatPassword: 'Faro-1926' };
  const sent = patchOf({ ...values, ...passwords }, values);
  expect(sent).toEqual({ password: 'Vieja-1', newPassword: 'Faro-1926' });
});

test('[ACCT-19] no birth date is sent as null', () => {
  expect(patchOf({ ...values, birthdate: '' }, values)).toEqual({ birthdate: null });
  expect(valuesOf({ ...reader, birthdate: null }).birthdate).toBe('');
});

test('[ACCT-20] what only the demo flavour reads is never sent', () => {
  const demo = { ...reader, nif: '12345678Z', alternativeEmail: 'otra@example.com', bulletin: true };
  const none = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
  const sent = patchOf({ ...values, ...valuesOf(demo) }, { ...values, ...none });
  for (const field of ['nif', 'alternativeEmail', 'bulletin', 'newsletters', 'id']) {
    expect(sent).not.toHaveProperty(field);
  }
});

test('[ACCT-22] who moves abroad leaves province and city behind; who lives there keeps what is known', () => {
  expect(patchOf({ ...values, country: 'FR' }, values)).toEqual({ country: 'FR', province: '', city: '' });
  const abroad = { ...values, country: 'FR', province: '', city: 'Lyon' };
  expect(patchOf({ ...abroad, name: 'Laia' }, abroad)).toEqual({ name: 'Laia' });
  expect(patchOf({ ...abroad, country: 'ES', province: 'B' }, abroad)).toEqual({
    country: 'ES',
    province: 'B',
  });
});
