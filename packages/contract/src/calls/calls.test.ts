import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call, CallInput } from '../call.ts';
import * as contract from '../index.ts';
import { calls } from './index.ts';

const takes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

test('the record contains exactly the calls that the contract exports', () => {
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
  const exported = Object.entries(contract).filter(([, value]) => isCall(value));
  expect(Object.keys(calls).toSorted()).toEqual(exported.map(([name]) => name).toSorted());
  expect(Object.values(calls).every(isCall)).toBe(true);
});

test('no two calls have the same method and path', () => {
  const places = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

describe('requests are validated strictly for types and lengths, and unknown fields are ignored', () => {
  test('of a login', () => {
    const { body } = calls.login;
    expect(v.parse(body, { email: 'a@b.co', password: 'x', admin: true })).toEqual({
      email: 'a@b.co',
      password: 'x',
    });
    for (const wrong of [
      {},
      { email: 'a@b.co' },
      { email: 1, password: 'x' },
      { email: ['a@b.co'], password: 'x' },
      { email: 'a'.repeat(255), password: 'x' },
      { email: 'a@b.co', password: 'x'.repeat(201) },
    ]) {
      expect(takes(body, wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  test('[ACCT-18][ACCT-19] of a profile: each field alone, birthdate a day or null', () => {
    const { body } = calls.patchProfile;
    expect(v.parse(body, { nick: 'marinero', repeatPassword: 'x', nif: '1' })).toEqual({ nick: 'marinero' });
    expect(takes(body, { birthdate: null })).toBe(true);
    expect(takes(body, { birthdate: '1988-04-23' })).toBe(true);
    for (const birthdate of ['23/04/1988', '', 19880423]) expect(takes(body, { birthdate })).toBe(false);
  });

  test('[ACCT-36][NEWSL-03] of newsletters: id, name and isSubscribed', () => {
    const choice = [{ id: 'puerto', name: 'El muelle', isSubscribed: true }];
    expect(v.parse(calls.subscribe.body, choice)).toEqual(choice);
    expect(v.parse(calls.patchProfile.body, { newsletters: choice })).toEqual({ newsletters: choice });
    for (const wrong of [choice[0], [{ id: 'puerto' }], [{ isSubscribed: true }], 'puerto']) {
      expect(takes(calls.subscribe.body, wrong)).toBe(false);
    }
  });

  test('[UGC-01] [INTV-01] [CONT-01] of a submission: 5,000 characters as its writer counts them', () => {
    const full = (lineBreak: string) => `${'a'.repeat(2_499)}${lineBreak}${'🔥'.repeat(2_500)}`;
    const contact = { name: 'Ana', email: 'ana@example.com', terms: true };
    const submissions = [
      (text: string) => takes(calls.sendContribution.body, { title: 'El faro', text, terms: 'true' }),
      (question: string) => takes(calls.askInterview.body, { question }),
      (message: string) => takes(calls.sendContact.body, { ...contact, message }),
    ];
    for (const takesText of submissions) {
      for (const lineBreak of ['\n', '\r\n', '\r']) {
        expect(takesText(full(lineBreak))).toBe(true);
        expect(takesText(`${full(lineBreak)}a`)).toBe(false);
      }
      expect(takesText(' \r\n ')).toBe(false);
    }
    const titled = (title: string) => takes(calls.sendContribution.body, { title, text: 'x', terms: 'true' });
    expect([titled('🔥'.repeat(200)), titled('🔥'.repeat(201))]).toEqual([true, false]);
  });

  test('[COMM-03] of a comment: from 1 to 500 characters', () => {
    const { body } = calls.postComment;
    expect(takes(body, { text: 'a'.repeat(500) })).toBe(true);
    for (const text of ['', '   ', 'a'.repeat(501)]) expect(takes(body, { text })).toBe(false);
  });

  test('[POLL-01] of a vote: one option, or a list of them', () => {
    const { body } = calls.votePoll;
    for (const right of [{ optionId: '1' }, { optionIds: ['1', '2'] }])
      expect(v.parse(body, right)).toEqual(right);
    const tooMany = Array.from({ length: 101 }, (_, index) => String(index));
    for (const wrong of [{ optionId: 1 }, { optionIds: '1' }, { optionIds: tooMany }, { optionIds: [[]] }]) {
      expect(takes(body, wrong)).toBe(false);
    }
  });

  test('[COMM-03] counts graphemes: an emoji family, a flag and an accented letter are one each', () => {
    const { body } = calls.editComment;
    for (const seen of ['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301', '한']) {
      expect(takes(body, { text: seen.repeat(500) }), seen).toBe(true);
      expect(takes(body, { text: seen.repeat(501) }), seen).toBe(false);
    }
    // An invisible text under ten thousand accents.
    expect(takes(body, { text: `a${'\u0301'.repeat(10_000)}` })).toBe(false);
  });

  test('[RATE-01] of a rating: 1 to 5 whole stars', () => {
    const { body } = calls.rateRecipe;
    expect([0, 1, 5, 6, 2.5, '3'].map((value) => takes(body, { value }))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a registration', () => {
  const usual = {
    nick: 'marinero',
    email: 'marinero@example.com',
    name: 'Joan',
    surname: 'Serra',
    birthdate: '1990-01-01',
    terms: true,
    password: 'aB3$efgh',
  };

  test('[REG-02] has its fields; optional ones may be missing', () => {
    const whole = {
      ...usual,
      phone: '600123456',
      country: 'ES',
      province: 'B',
      city: 'Barcelona',
      address: 'Carrer de la Marina, 12',
      postalCode: '08005',
      newsletters: [{ id: 'puerto', name: '', isSubscribed: true }],
      recaptcha: 'token',
      origin: '/puerto/',
    };
    expect(v.parse(calls.register.body, whole)).toEqual({ ...whole, isRegisteredInDemo: false });
    expect(takes(calls.register.body, usual)).toBe(true);
    expect(takes(calls.register.body, { ...usual, terms: 'yes' })).toBe(false);
    expect(takes(calls.register.body, { ...usual, nick: undefined })).toBe(false);
  });

  test('[REG-03] of the demo flavour is distinguished by isRegisteredInDemo and has fields of its own', () => {
    const demo = {
      ...usual,
      isRegisteredInDemo: true,
      nif: '12345678Z',
      demoBulletin: true,
      phone: '600123456',
    };
    const read = v.parse(calls.register.body, demo);
    expect(read).toMatchObject({ nif: '12345678Z', demoBulletin: true, alternativeEmail: '' });
    expect(read).not.toHaveProperty('phone');
    expect(takes(calls.register.body, { ...demo, nif: undefined })).toBe(false);
  });
});

describe('[SEEK-07] the searcher’s query', () => {
  const { query } = calls.search;

  test('accepts objects, and parses them from query strings', () => {
    const given = {
      filterValues: { section: 'culture' },
      dateValue: { start: '2026-11-01', end: '2026-11-30' },
      limit: 12,
    } satisfies CallInput<typeof calls.search>['query'];
    const written = {
      filterValues: JSON.stringify(given.filterValues),
      dateValue: JSON.stringify(given.dateValue),
      limit: '12',
    };
    expect(v.parse(query, given)).toEqual(given);
    expect(v.parse(query, written)).toEqual(given);
    expect(v.parse(query, {})).toEqual({});
  });

  test.each([
    { filterValues: '{' },
    { filterValues: '["culture"]' },
    { filterValues: '{"section":{"$ne":""}}' },
    { dateValue: '{"start":"2026-11-01"}' },
    { dateValue: '{"start":"2026-13-01","end":"2026-11-30"}' },
    { dateValue: '{"start":"now","end":"2026-11-30"}' },
    { limit: '-1' },
    { limit: '1e3' },
    { page: 'two' },
    { searchText: 'a'.repeat(201) },
  ])('refuses %j', (wrong) => {
    expect(takes(query, wrong)).toBe(false);
  });
});
