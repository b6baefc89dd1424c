import { closedPoll, openPoll, severalPoll, votedPoll } from '@portada/contract/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { chosenIn, isTold, keepChoice, mostOf, nextChange, phaseOf, readChoice } from './ballot.ts';

beforeEach(() => sessionStorage.clear());

const NOW = Date.parse('2026-11-21T12:00:00Z');
const at = (hours: number) => ({ date: new Date(NOW + hours * 3_600_000).toISOString() });

test.each([
  ['open', openPoll],
  ['voted', votedPoll],
  ['closed', closedPoll],
  ['coming', { ...openPoll, opensAt: at(1) }],
  ['open', { ...openPoll, opensAt: at(-1), closesAt: at(1) }],
  ['closed', { ...openPoll, closesAt: at(-1) }],
  ['closed', { ...openPoll, closesAt: at(0) }],
  ['closed', { ...votedPoll, closesAt: at(-1) }],
])('[POLL-01] it is %s', (phase, poll) => {
  expect(phaseOf(poll, NOW)).toBe(phase);
});

test('[POLL-01] it changes when it opens and when it closes', () => {
  const poll = { opensAt: at(1), closesAt: at(3) };
  expect(nextChange(poll, NOW)).toBe(NOW + 3_600_000);
  expect(nextChange(poll, NOW + 3_600_000)).toBe(NOW + 3 * 3_600_000);
  expect(nextChange(poll, NOW + 4 * 3_600_000)).toBeUndefined();
  expect(nextChange({ opensAt: null, closesAt: null }, NOW)).toBeUndefined();
});

test('[POLL-01] a host of one choice names it alone, and votes are shown to who has voted or once it is closed', () => {
  expect(chosenIn({ ...openPoll, votedOptionId: '2' })).toEqual(['2']);
  expect(chosenIn({ ...openPoll, votedOptionId: '2', votedOptionIds: ['2', '3'] })).toEqual(['2', '3']);
  expect([openPoll, votedPoll, closedPoll].map(isTold)).toEqual([false, true, true]);
});

test('[POLL-01] of several choices as many may be made as the poll says, and as it has options', () => {
  expect(mostOf(openPoll)).toBe(1);
  expect(mostOf(severalPoll)).toBe(2);
  expect(mostOf({ ...severalPoll, maxChoices: null })).toBe(4);
  expect(mostOf({ ...severalPoll, maxChoices: 9 })).toBe(4);
});

test('[POLL-02] the choice is kept, of options that there are and no more than may be', () => {
  keepChoice(severalPoll, ['13', '11']);
  expect(readChoice(severalPoll)).toEqual(['11', '13']);
  expect(readChoice({ ...severalPoll, maxChoices: 1 })).toEqual(['11']);
  expect(readChoice({ ...severalPoll, options: severalPoll.options.slice(1) })).toEqual(['13']);
  expect(readChoice(openPoll)).toEqual([]);
  keepChoice(severalPoll, []);
  expect(sessionStorage.length).toBe(0);
});

test.each(['{', '7', '{"length":1}', '[[]]', '["x"]'])(
  '[POLL-02] what was kept as %j is no choice',
  (kept) => {
    sessionStorage.setItem(`portada.poll.${openPoll.id}`, kept);
    expect(readChoice(openPoll)).toEqual([]);
  },
);
