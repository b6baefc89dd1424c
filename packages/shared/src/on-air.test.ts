import { type ScheduleCard, scheduleCard } from '@portada/contract';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { indexInSight, inOrder, isOver, isToCome, nextChange, onAir } from './on-air.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+01:00`);
const show = (id: string, from: string, to: string): ScheduleCard =>
  parse(scheduleCard, {
    id,
    startTime: { date: `2026-11-21T${from}:00+01:00` },
    endTime: { date: `2026-11-21T${to}:00+01:00` },
  });
const news = show('news', '08:00', '09:00');
const flash = show('flash', '08:30', '08:40');
const film = show('film', '10:00', '12:00');
const items = [news, flash, film];

describe('[SCHD-02] what is on', () => {
  test.each([
    ['07:59', undefined],
    ['08:00', 'news'],
    ['08:30', 'flash'],
    ['08:40', 'news'],
    ['09:00', undefined],
    ['11:59', 'film'],
    ['12:00', undefined],
  ])(
    'at %s is %s: from its first moment to before its last, and of two the one that began last',
    (time, id) => {
      expect(onAir(items, at(time))?.id).toBe(id);
    },
  );

  test.each([
    ['07:00', 'news'],
    ['08:35', 'flash'],
    ['09:30', 'film'],
    ['23:00', 'film'],
  ])('at %s the one to look at is %s: what is on, comes next, or was last', (time, id) => {
    expect(items[indexInSight(items, at(time))]?.id).toBe(id);
  });

  test.each([
    ['07:00', '08:00'],
    ['08:00', '08:30'],
    ['08:35', '08:40'],
    ['09:00', '10:00'],
    ['12:00', undefined],
  ])('at %s it changes next at %s', (time, next) => {
    expect(nextChange(items, at(time))).toBe(next && at(next));
  });

  test('a show is over once its last moment has come', () => {
    expect([isOver(film, at('11:59')), isOver(film, at('12:00'))]).toEqual([false, true]);
  });

  test('a show is to come until its first moment', () => {
    expect([isToCome(film, at('09:59')), isToCome(film, at('10:00'))]).toEqual([true, false]);
  });

  test('nothing is on where there is nothing, and its first place is the one to look at', () => {
    expect([onAir([], at('08:00')), indexInSight([], at('08:00'))]).toEqual([undefined, 0]);
  });
});

test('moments are put in order, not their texts', () => {
  const [early, late] = [show('early', '03:00', '04:00'), show('late', '23:00', '23:30')];
  const utc = parse(scheduleCard, {
    id: 'utc',
    startTime: { date: '2026-11-21T02:30:00Z' },
    endTime: late.endTime,
  });
  expect(inOrder([late, utc, early]).map(({ id }) => id)).toEqual(['early', 'utc', 'late']);
});
