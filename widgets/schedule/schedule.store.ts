import { type Channel, getSchedule, type ScheduleCard } from '@portada/contract';
import { request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { followHistory, pushAddress } from '@portada/core/history.ts';
import { createLatest } from '@portada/core/latest.ts';
import { broadcastDayAt } from '@portada/shared/broadcast-day.ts';
import { isDay } from '@portada/shared/days.ts';
import { inOrder } from '@portada/shared/on-air.ts';
import { atom } from 'nanostores';
import { addressWith, type Choice, choiceIn, isSame } from './choice.ts';

/** What the page was written with. */
export interface ScheduleProps {
  readonly channels: readonly Channel[];
  /** The channel of `items`; the first where nothing is said. */
  readonly channel: string;
  /** The day of `items`; today where nothing is said. */
  readonly day: string;
  readonly items: readonly ScheduleCard[];
}

/** The schedule of a channel on a day. */
export interface Listing extends Choice {
  readonly items: readonly ScheduleCard[];
}

export interface ScheduleState {
  readonly choice: Choice;
  /** The shown list: the former one while another is loading; undefined before the first. */
  readonly listing: Listing | undefined;
  readonly status: 'listed' | 'loading' | 'failed' | 'retrying';
  /** It failed since too much had been asked for. */
  readonly tooMany?: TooMany | undefined;
}

const keyOf = ({ channel, day }: Choice) => `${channel} ${day}`;

/** The schedule of one page: the choice, which the address holds too, and what came of it. */
export function createScheduleStore(given: ScheduleProps) {
  let today = broadcastDayAt(Date.now());
  const first: Choice = {
    channel: given.channel || (given.channels[0]?.id ?? ''),
    day: isDay(given.day) ? given.day : today,
  };
  const opened = choiceIn(location.href);
  /**
   * What an address that says nothing stands for: what the page was written with, unless its own address asked for
   * that.
   */
  const plain = {
    channel: opened.channel === first.channel ? given.channels[0]?.id : first.channel,
    /** A page opened without a day shows the current day, also after midnight. */
    day: opened.day === first.day || first.day === today ? undefined : first.day,
  };
  const memory = new Map<string, Listing>();
  const latest = createLatest();

  /** What the address asks for, of the channels that there are. */
  function asked(): Choice {
    const { channel, day } = choiceIn(location.href);
    const existing = given.channels.some(({ id }) => id === channel) ? channel : undefined;
    return { channel: existing ?? plain.channel ?? '', day: day ?? plain.day ?? today };
  }

  if (given.items.length > 0) memory.set(keyOf(first), { ...first, items: inOrder(given.items) });
  const start = asked();
  const $state = atom<ScheduleState>({
    choice: start,
    listing: memory.get(keyOf(start)),
    status: memory.has(keyOf(start)) ? 'listed' : 'loading',
  });

  const set = (change: Partial<ScheduleState>) => $state.set({ ...$state.get(), ...change });

  /** Fetches the chosen list, unless it is cached. */
  async function load(): Promise<void> {
    latest.stop();
    const { choice, status } = $state.get();
    const existing = memory.get(keyOf(choice));
    if (existing) {
      set({ listing: existing, status: 'listed' });
      return;
    }
    const signal = latest.begin();
    set({ status: status === 'failed' ? 'retrying' : 'loading' });
    try {
      const { items } = await request(getSchedule, { params: { ...choice } }, signal);
      // An answer may be here already when its question is cancelled: never in place of a newer one.
      signal.throwIfAborted();
      const listing = { ...choice, items: inOrder(items) };
      memory.set(keyOf(choice), listing);
      set({ listing, status: 'listed' });
    } catch (error) {
      // A call that failed is in the global error list already.
      if (!signal.aborted) set({ status: 'failed', tooMany: tooManyOf(error) });
    }
  }

  function go(choice: Choice): void {
    if (isSame(choice, $state.get().choice)) return;
    set({ choice, status: 'loading' });
    void load();
  }

  return {
    $state,
    load,
    stop: latest.stop,

    /** Where a choice has its own address. */
    addressOf: (choice: Choice) => addressWith(choice, location.href),

    /** The reader chooses: the address follows, as a new entry of the history. */
    choose(choice: Choice): void {
      pushAddress(addressWith(choice, location.href));
      go(choice);
    },

    /** Updates today; a reader who has not chosen a day follows it. */
    changeToday(day: string): void {
      if (day === today) return;
      today = day;
      go(asked());
    },

    /** Follows Back and Forward until the answer is called. */
    followHistory: () => followHistory(() => go(asked())),
  };
}
