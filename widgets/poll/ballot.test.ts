import { closedPoll, openPoll, severalPoll, votedPoll } from '@portada/contract/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { hasResults, keepChoice, nextChange, readChoice, valid } from './ballot.ts';

beforeEach(() => sessionStorage.clear());

const NOW = Date.parse('2026-11-21T12:00:00Z');
const at = (hours: number) => ({ date: new Date(NOW + hours * 3_600_000).toISOString() });

test('[POLL-01] it changes when it opens and when it closes', () => {
  const poll = { opensAt: at(1), closesAt: at(3) };
  expect(nextChange(poll, NOW)).toBe(NOW + 3_600_000);
  expect(nextChange(poll, NOW + 3_600_000)).toBe(NOW + 3 * 3_600_000);
  expect(nextChange(poll, NOW + 4 * 3_600_000)).toBeUndefined();
  expect(nextChange({ opensAt: null, closesAt: null }, NOW)).toBeUndefined();
});

test('[POLL-01] results are shown after voting, and to everybody once the poll is closed', () => {
  expect([openPoll, votedPoll, closedPoll].map(hasResults)).toEqual([false, true, true]);
});

test('[POLL-02] the stored choice is limited to the poll’s options and their maximum', () => {
  keepChoice(severalPoll, ['13', '11']);
  expect(readChoice(severalPoll)).toEqual(['11', '13']);
  expect(readChoice({ ...severalPoll, maxChoices: 1 })).toEqual(['11']);
  expect(readChoice({ ...severalPoll, options: severalPoll.options.slice(1) })).toEqual(['13']);
  expect(readChoice(openPoll)).toEqual([]);
  keepChoice(severalPoll, []);
  expect(sessionStorage.length).toBe(0);
});

test.each(['{', '7', '{"length":1}', '[[]]', '["x"]'])(
  '[POLL-02] a stored value of %j is no choice',
  (stored) => {
    sessionStorage.setItem(`portada.poll.${openPoll.id}`, stored);
    expect(readChoice(openPoll)).toEqual([]);
  },
);

test('[POLL-02] of a choice counts what the poll knows, in its order', () => {
  expect(valid(severalPoll, ['13', '99', '11'])).toEqual(['11', '13']);
});
