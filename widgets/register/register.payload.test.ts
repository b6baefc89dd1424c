import { demoRegistration, registration } from '@portada/contract';
import { newsletters, socialReader } from '@portada/contract/fixtures';
import { visit } from '@portada/core/test/page.ts';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { payloadOf, valuesOf } from './register.payload.ts';
import { filled } from './test/values.ts';

const screen = { kind: 'usual', origin: '', newsletters } as const;
const address = { country: 'ES', province: 'B', city: 'Reus', address: 'Raval, 3', postalCode: '43201' };
const own = { nif: '12345678Z', alternativeEmail: 'otra@example.com', demoBulletin: true };

test('[REG-02] carries every field of the contract', () => {
  const sent = payloadOf({ ...filled, ...address, phone: '600123456', ...own }, screen);
  const { name, surname, nick, email, password, birthdate } = filled;
  expect(sent).toEqual({
    ...{ name, surname, nick, email, password, birthdate, ...address },
    phone: '600123456',
    newsletters: [],
    terms: true,
    origin: location.href,
  });
  expect(() => parse(registration, sent)).not.toThrow();
});

test('[REG-02] only the chosen newsletters are sent, as chosen', () => {
  const [first] = newsletters;
  const sent = payloadOf({ ...filled, newsletters: [first?.id ?? '', 'forged'] }, screen);
  expect(sent.newsletters).toEqual([{ ...first, isSubscribed: true }]);
});

test('[REG-02] province and city belong to a Spanish address', () => {
  expect(payloadOf({ ...filled, ...address, country: 'FR' }, screen)).toMatchObject({
    country: 'FR',
    province: '',
    city: '',
    postalCode: '43201',
  });
});

test('[REG-02] the origin is the attribute, or the page’s address, and never too long', () => {
  visit(`/registro/?de=${'x'.repeat(3_000)}`);
  expect(payloadOf(filled, { ...screen, origin: 'portada' }).origin).toBe('portada');
  expect(payloadOf(filled, screen).origin).toBe(location.href.slice(0, 2_000));
});

test('[REG-03] the demo flavour carries what only a demo reader has, and no address', () => {
  const sent = payloadOf({ ...filled, ...address, ...own }, { ...screen, kind: 'demo' });
  expect(sent).toMatchObject({ isRegisteredInDemo: true, ...own, password: filled.password });
  for (const field of ['phone', ...Object.keys(address)]) expect(sent).not.toHaveProperty(field);
  expect(() => parse(demoRegistration, sent)).not.toThrow();
});

test('[REG-07] the confirmation of a social sign-up sends no password', () => {
  const sent = payloadOf({ ...filled, password: 'typed by a manager' }, { ...screen, kind: 'social' });
  expect(sent).not.toHaveProperty('password');
  expect(() => parse(registration, sent)).not.toThrow();
});

test('[REG-07] begins with what is known of the reader', () => {
  const { nick, email, name, surname, birthdate } = socialReader;
  expect(valuesOf(socialReader)).toMatchObject({ nick, email, name, surname, birthdate, terms: false });
  expect(valuesOf({ ...socialReader, birthdate: null }).birthdate).toBe('');
});
