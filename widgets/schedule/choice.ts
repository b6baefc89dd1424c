import { addDays, isDay } from '@portada/core/search/days.ts';

/** Whose schedule, and of which day. */
export interface Choice {
  readonly channel: string;
  readonly day: string;
}

export function isSame(one: Choice, other: Choice): boolean {
  return one.channel === other.channel && one.day === other.day;
}

/** What the query of an address asks for; a day that the calendar does not have is none. */
export function choiceIn(address: string): Partial<Choice> {
  const { searchParams } = new URL(address);
  const channel = searchParams.get('channel');
  const day = searchParams.get('day') ?? '';
  return { ...(channel && { channel }), ...(isDay(day) && { day }) };
}

/** The same address with this choice; the rest of its query stays. */
export function addressWith({ channel, day }: Choice, address: string): string {
  const url = new URL(address);
  url.searchParams.set('channel', channel);
  url.searchParams.set('day', day);
  return url.href;
}

/** How many days there are to choose from before today, and after it. */
const DAYS_AROUND = 3;

/** A week around today, and the chosen day where it lies beyond. */
export function daysAround(today: string, chosen: string): string[] {
  const week = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(today, index - DAYS_AROUND));
  return week.includes(chosen) ? week : [...week, chosen].sort();
}
