import { isDay } from '@portada/shared/days.ts';

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
