import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reader } from '../../test/session.ts';
import { cachedProfile, cacheProfile, forgetProfile, isProfileKey } from './profile-cache.ts';

/** The moment at which a clock in Madrid shows this. */
function clock(moment: string): void {
  vi.setSystemTime(new Date(moment));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('TZ', 'Europe/Madrid');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the calendar day', () => {
  test.each([
    ['a moment later', '2026-11-21T12:00', '2026-11-21T12:00', true],
    ['from the first minute to the last', '2026-11-21T00:00:00', '2026-11-21T23:59:59.999', true],
    ['over midnight, two seconds apart', '2026-11-21T23:59:59', '2026-11-22T00:00:01', false],
    ['at the stroke of midnight', '2026-11-21T23:59:59.999', '2026-11-22T00:00:00', false],
    ['the same hour a day later', '2026-11-21T12:00', '2026-11-22T12:00', false],
    ['the same day of the next month', '2026-11-21T12:00', '2026-12-21T12:00', false],
    ['the same day of the next year', '2026-11-21T12:00', '2027-11-21T12:00', false],
    ['over New Year', '2026-12-31T23:59:59', '2027-01-01T00:00', false],
    ['a clock that was set back by a day', '2026-11-22T00:01', '2026-11-21T23:59', false],
    ['a day of 23 hours, from end to end', '2026-03-29T00:00', '2026-03-29T23:59:59', true],
    ['out of a day of 23 hours', '2026-03-29T23:59:59', '2026-03-30T00:00', false],
    ['a day of 25 hours, from end to end', '2026-10-25T00:00', '2026-10-25T23:59:59', true],
    ['out of a day of 25 hours', '2026-10-25T23:59:59', '2026-10-26T00:00', false],
  ])('[ACCT-05] %s: kept at %s, at %s still good: %s', (_, kept, asked, good) => {
    clock(kept);
    cacheProfile(reader());
    clock(asked);
    expect(cachedProfile('7')).toEqual(good ? reader() : undefined);
  });

  test('[ACCT-05] is the reader’s own, not that of Greenwich', () => {
    clock('2026-11-21T23:30:00Z'); // half past midnight on the 22nd in Madrid
    cacheProfile(reader());
    clock('2026-11-22T22:30:00Z');
    expect(cachedProfile('7')).toEqual(reader());
    clock('2026-11-22T23:30:00Z');
    expect(cachedProfile('7')).toBeUndefined();
  });
});

test('[ACCT-05] each reader has a profile of their own', () => {
  cacheProfile(reader({ id: '7', nick: 'Roser' }));
  cacheProfile(reader({ id: '8', nick: 'Pau' }));
  expect(cachedProfile('7')?.nick).toBe('Roser');
  expect(cachedProfile('8')?.nick).toBe('Pau');
  forgetProfile('7');
  expect(cachedProfile('7')).toBeUndefined();
  expect(cachedProfile('8')?.nick).toBe('Pau');
});

test('[ACCT-05] is written with the moment of its update', () => {
  clock('2026-11-21T12:00:00Z');
  cacheProfile(reader());
  expect(JSON.parse(localStorage.getItem('portada.user.7') ?? '')).toEqual({
    updatedAt: '2026-11-21T12:00:00.000Z',
    user: reader(),
  });
});

describe('what another version or another hand wrote', () => {
  const updatedAt = '2026-11-21T12:00:00Z';
  const { savedContentIds: _, ...lacking } = reader();

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"7"'],
    ['no user', JSON.stringify({ updatedAt })],
    ['a user of an older version', JSON.stringify({ updatedAt, user: lacking })],
    ['a list that is none', JSON.stringify({ updatedAt, user: { ...reader(), savedContentIds: '1,2' } })],
    ['a birth date that is none', JSON.stringify({ updatedAt, user: { ...reader(), birthdate: 0 } })],
    ['somebody else', JSON.stringify({ updatedAt, user: reader({ id: '8' }) })],
    ['no moment', JSON.stringify({ user: reader() })],
    ['a moment that is none', JSON.stringify({ updatedAt: 'yesterday', user: reader() })],
  ])('[ACCT-05] %s is as good as nothing', (_, text) => {
    clock(updatedAt);
    localStorage.setItem('portada.user.7', text);
    expect(cachedProfile('7')).toBeUndefined();
  });

  test('[ACCT-05] a birth date, or a field of a later version, does no harm', () => {
    clock(updatedAt);
    const user = { ...reader({ birthdate: '1990-11-21' }), later: true };
    localStorage.setItem('portada.user.7', JSON.stringify({ updatedAt, user }));
    expect(cachedProfile('7')).toMatchObject({ birthdate: '1990-11-21' });
  });
});

test('[ACCT-05] where the browser forbids storage, nothing is kept and nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  cacheProfile(reader());
  forgetProfile('7');
  expect(cachedProfile('7')).toBeUndefined();
});

test.each([
  ['portada.user.7', true],
  [null, true],
  ['portada.seenAlerts', false],
  ['user.7', false],
])('a change of %j in another tab is about the profile: %s', (key, is) => {
  expect(isProfileKey(key)).toBe(is);
});
