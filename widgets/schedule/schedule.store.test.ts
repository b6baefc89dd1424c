import { getSchedule } from '@portada/contract';
import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { failures, json, later, type RecordedRequest, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createScheduleStore, type ScheduleProps } from './schedule.store.ts';
import { answerDay, askedFor, channels, dayOf, NOW, serve, TODAY } from './test/day.ts';

const ADDRESS = '/programacion/';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  $errors.set([]);
  visit(ADDRESS);
});
afterEach(() => {
  vi.useRealTimers();
});

function start(
  given: Partial<ScheduleProps> = {},
  answer: (asked: RecordedRequest) => Response | Promise<Response> = answerDay,
) {
  const end = serve(answer);
  const store = createScheduleStore({ channels, channel: '', day: '', items: [], ...given });
  onTestFinished(store.followHistory());
  onTestFinished(store.stop);
  const first = store.load();
  return {
    ...end,
    store,
    first,
    shown: () => store.$state.get().listing?.items[0]?.title,
    status: () => store.$state.get().status,
    questions: () => end.asked.map(askedFor),
  };
}
const rest = () => vi.advanceTimersByTimeAsync(0);

describe('the first schedule', () => {
  test('[SCHD-04] is what the page was written with, without a call', async () => {
    const { first, shown, questions } = start({ channel: 'tv', day: TODAY, items: dayOf('tv', TODAY) });
    await first;
    expect(shown()).toBe('tv 2026-11-21 0');
    expect(questions()).toEqual([]);
  });

  test('[SCHD-04] without it, today’s of the first channel is fetched', async () => {
    const { first, shown, status, questions } = start();
    expect(status()).toBe('loading');
    await first;
    expect(questions()).toEqual(['tv 2026-11-21']);
    expect(shown()).toBe('tv 2026-11-21 0');
    expect(status()).toBe('listed');
  });

  test('[SCHD-04] is the one that the address names, not the one of a page that was kept', async () => {
    visit(`${ADDRESS}?channel=fm&day=2026-11-23`);
    const { first, questions } = start({ channel: 'tv', day: TODAY, items: dayOf('tv', TODAY) });
    await first;
    expect(questions()).toEqual(['fm 2026-11-23']);
  });

  test.each(['?channel=nada&day=2026-02-31', '?channel=&day=', '?channel=%3Cb%3E&day=manana'])(
    '[SCHD-04] an address with %s names nothing',
    async (query) => {
      visit(ADDRESS + query);
      const { first, questions } = start({ channel: 'tv2', day: '2026-11-20' });
      await first;
      expect(questions()).toEqual(['tv2 2026-11-20']);
    },
  );

  test('comes in the order of the time, whatever the server’s', async () => {
    const { first, shown } = start({}, () => json({ items: dayOf('tv', TODAY).toReversed() }));
    await first;
    expect(shown()).toBe('tv 2026-11-21 0');
  });
});

describe('a choice', () => {
  test('[SCHD-04] stands in the address, as an entry of its own, with the rest of the query', async () => {
    visit(`${ADDRESS}?from=home`);
    const { store, first, shown } = start();
    await first;
    const { length } = history;
    store.choose({ channel: 'tv2', day: '2026-11-22' });
    expect(location.search).toBe('?from=home&channel=tv2&day=2026-11-22');
    expect(history.length).toBe(length + 1);
    await rest();
    expect(shown()).toBe('tv2 2026-11-22 0');
  });

  test('[SCHD-04] leaves what shows until the other has come, and what has come is not asked for again', async () => {
    const { store, first, shown, status, questions } = start();
    await first;
    store.choose({ channel: 'tv', day: '2026-11-22' });
    expect([shown(), status()]).toEqual(['tv 2026-11-21 0', 'loading']);
    await rest();
    store.choose({ channel: 'tv', day: TODAY });
    expect([shown(), status()]).toEqual(['tv 2026-11-21 0', 'listed']);
    expect(questions()).toEqual(['tv 2026-11-21', 'tv 2026-11-22']);
  });

  test('the last one wins, however late the one before is answered', async () => {
    const slow = later();
    const { store, first, shown } = start({}, (asked) =>
      askedFor(asked) === 'tv2 2026-11-21' ? slow.answer() : answerDay(asked),
    );
    await first;
    store.choose({ channel: 'tv2', day: TODAY });
    store.choose({ channel: 'fm', day: TODAY });
    await rest();
    slow.come(json({ items: dayOf('tv2', TODAY) }));
    await rest();
    expect(shown()).toBe('fm 2026-11-21 0');
  });

  test('[SCHD-04] Back and Forward lead through the choices', async () => {
    const { store, first, shown } = start();
    await first;
    store.choose({ channel: 'tv2', day: TODAY });
    await rest();
    history.replaceState(null, '', ADDRESS);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toBe('tv 2026-11-21 0');
    history.replaceState(null, '', `${ADDRESS}?channel=tv2&day=${TODAY}`);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toBe('tv2 2026-11-21 0');
  });

  test('[SCHD-04] Back to the plain address is the first channel and today, also where the page came with another choice', async () => {
    visit(`${ADDRESS}?channel=fm&day=2026-11-20`);
    const { first, shown } = start({ channel: 'fm', day: '2026-11-20', items: dayOf('fm', '2026-11-20') });
    await first;
    expect(shown()).toBe('fm 2026-11-20 0');
    history.replaceState(null, '', ADDRESS);
    dispatchEvent(new PopStateEvent('popstate'));
    await rest();
    expect(shown()).toBe('tv 2026-11-21 0');
  });
});

describe('the next day', () => {
  test('[SCHD-04] comes by itself for a reader who has chosen none', async () => {
    const { store, first, shown } = start({ channel: 'tv', day: TODAY, items: dayOf('tv', TODAY) });
    await first;
    store.changeToday('2026-11-22');
    await rest();
    expect(shown()).toBe('tv 2026-11-22 0');
  });

  test.each([
    ['the reader', `?channel=tv&day=${TODAY}`, TODAY],
    ['the page', '', '2026-11-20'],
  ])('[SCHD-04] leaves a day that %s has chosen', async (_, query, day) => {
    visit(ADDRESS + query);
    const { store, first, shown } = start({ channel: 'tv', day, items: dayOf('tv', day) });
    await first;
    store.changeToday('2026-11-22');
    await rest();
    expect(shown()).toBe(`tv ${day} 0`);
  });
});

test('[SCHD-04] after too many questions it says when to try again', async () => {
  const { store, first, change } = start({}, tooMany);
  await first;
  expect(store.$state.get()).toMatchObject({ status: 'failed', tooMany: { retryAfter: 900 } });
  change(getSchedule, failures['500'] ?? answerDay);
  await store.load();
  expect(store.$state.get()).toMatchObject({ status: 'failed', tooMany: undefined });
});

describe.each(Object.keys(failures))('a call that fails with %s', (way) => {
  test('[SCHD-04] is shown, and works when it is tried again', async () => {
    const { store, first, change, shown, status } = start({}, failures[way]);
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    expect(status()).toBe('failed');
    expect($errors.get()).toHaveLength(1);
    change(getSchedule, answerDay);
    const again = store.load();
    expect(status()).toBe('retrying');
    await again;
    expect([shown(), status()]).toEqual(['tv 2026-11-21 0', 'listed']);
  });
});

test('leaving cancels what is under way, and nothing is announced', async () => {
  const { store, first, status } = start({}, failures.silence);
  store.stop();
  await first;
  expect(status()).toBe('loading');
  expect($errors.get()).toEqual([]);
});
