import type { Poll } from '@portada/contract';
import { closedPoll, openPoll, severalPoll, votedPoll } from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { texts as catalan } from '../texts/poll.ca.ts';
import { texts as spanish } from '../texts/poll.ts';
import { wordsOf } from '../words.ts';
import { choiceHint, choiceLimit, pollPhase, pollState, votedOptions } from './poll.ts';

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
])('[POLL-01] a poll is %s', (phase, poll) => {
  expect(pollPhase(poll, NOW)).toBe(phase);
});

test('[POLL-01] a single choice may come without the list of choices', () => {
  expect(votedOptions({ ...openPoll, votedOptionId: '2' })).toEqual(['2']);
  expect(votedOptions({ ...openPoll, votedOptionId: '2', votedOptionIds: ['2', '3'] })).toEqual(['2', '3']);
});

test('[POLL-01] a multiple choice is limited by the poll and by its options', () => {
  expect(choiceLimit(openPoll)).toBe(1);
  expect(choiceLimit(severalPoll)).toBe(2);
  expect(choiceLimit({ ...severalPoll, maxChoices: null })).toBe(4);
  expect(choiceLimit({ ...severalPoll, maxChoices: 9 })).toBe(4);
  const words = wordsOf(spanish, 'es');
  expect(choiceHint(openPoll, words)).toBe('Elige una opción.');
  expect(choiceHint(severalPoll, words)).toBe('Elige hasta 2 opciones.');
});

const none = { opensAt: null, closesAt: null };
test.each<[string, Poll, string, string]>([
  [
    'open',
    { ...openPoll, ...none, totalVotes: 1_204 },
    'Encuesta abierta · 1204 votos',
    'Enquesta oberta · 1.204 vots',
  ],
  [
    'open for one voter',
    { ...severalPoll, ...none, totalVotes: 1 },
    'Encuesta abierta · 1 participante',
    'Enquesta oberta · 1 participant',
  ],
  [
    'open until a day',
    { ...openPoll, ...none, totalVotes: 2, closesAt: { date: '2026-12-12T12:00:00Z' } },
    'Encuesta abierta · 2 votos · hasta el 12 dic 2026',
    'Enquesta oberta · 2 vots · fins al 12 des 2026',
  ],
  ['closed', { ...closedPoll, totalVotes: 2 }, 'Encuesta cerrada · 2 votos', 'Enquesta tancada · 2 vots'],
  [
    'not open yet',
    { ...openPoll, opensAt: { date: '2027-01-05T12:00:00Z' } },
    'Se abre el 05 ene 2027',
    'S’obre el 5 gen 2027',
  ],
])('[POLL-01] the state of a poll that is %s', (_, poll, es, ca) => {
  const phase = pollPhase(poll, NOW);
  expect(pollState(poll, phase, wordsOf(spanish, 'es'))).toBe(es);
  expect(pollState(poll, phase, wordsOf(catalan, 'ca'))).toBe(ca);
});
