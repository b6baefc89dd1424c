import { reader } from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { patchOf, valuesOf } from './account.values.ts';

const values = valuesOf(reader);

test('[ACCT-18] a save sends the fields of the profile, and no password that was not changed', () => {
  expect(patchOf({ ...values, name: 'Laia' }, ['name'], reader)).toEqual({
    nick: 'nuria_vidal',
    name: 'Laia',
    surname: 'Vidal Peña',
    email: 'nuria.vidal@example.com',
    birthdate: '1988-04-23',
    phone: '600123456',
    postalCode: '08005',
    address: 'Carrer de la Marina, 12, 3r 1a',
    city: 'Barcelona',
    province: 'B',
    country: 'ES',
  });
});

test('[ACCT-18] the passwords go together, and the repeated one stays here', () => {
  const passwords = { password: 'Vieja-1', newPassword: 'Faro-1926', repeatPassword: 'Faro-1926' };
  const sent = patchOf({ ...values, ...passwords }, Object.keys(passwords), reader);
  expect(sent).toMatchObject({ password: 'Vieja-1', newPassword: 'Faro-1926' });
  expect(sent).not.toHaveProperty('repeatPassword');
});

test('[ACCT-19] no birth date is sent as null', () => {
  expect(patchOf({ ...values, birthdate: '' }, ['birthdate'], reader).birthdate).toBeNull();
  expect(valuesOf({ ...reader, birthdate: null }).birthdate).toBe('');
});

test('[ACCT-20] what only the demo flavour reads is never sent', () => {
  const demo = { ...reader, nif: '12345678Z', alternativeEmail: 'otra@example.com', bulletin: true };
  const sent = patchOf(valuesOf(demo), Object.keys(valuesOf(demo)), demo);
  for (const field of ['nif', 'alternativeEmail', 'bulletin', 'newsletters', 'id']) {
    expect(sent).not.toHaveProperty(field);
  }
});

test('[ACCT-22] who moves abroad leaves province and city behind; who lives there keeps what is known', () => {
  expect(patchOf({ ...values, country: 'FR' }, ['country'], reader)).toMatchObject({
    country: 'FR',
    province: '',
    city: '',
  });
  const abroad = { ...reader, country: 'FR', province: '', city: 'Lyon' };
  expect(patchOf(valuesOf(abroad), [], abroad)).toMatchObject({ country: 'FR', city: 'Lyon' });
  const nowhere = { ...reader, country: '' };
  expect(patchOf(valuesOf(nowhere), [], nowhere)).toMatchObject({ city: 'Barcelona', province: 'B' });
});

test('[ACCT-18] what was changed in the form is sent over the reader as they are known now', () => {
  const now = { ...reader, name: 'Núria Maria', phone: '611111111' };
  expect(patchOf({ ...values, phone: '622222222', address: '' }, ['phone', 'address'], now)).toMatchObject({
    name: 'Núria Maria',
    phone: '622222222',
    address: '',
    email: reader.email,
  });
});

test('[ACCT-22] a city goes with the country that it was chosen in, and none is lost with one that was not chosen here', () => {
  const lyon = { ...reader, country: 'FR', province: '', city: 'Lyon' };
  const written = { ...values, city: 'Girona', province: 'GI' };
  expect(patchOf(written, ['city', 'province'], lyon)).toMatchObject({
    country: 'ES',
    province: 'GI',
    city: 'Girona',
  });
  expect(patchOf(values, [], lyon)).toMatchObject({ country: 'FR', province: '', city: 'Lyon' });
  expect(patchOf({ ...values, country: 'FR' }, ['country'], lyon)).toMatchObject({ country: 'FR', city: '' });
});
