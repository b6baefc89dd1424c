import {
  type ScheduleChoice as Choice,
  readScheduleChoice,
  writeScheduleChoice,
} from '@portada/shared/schedule-route.ts';

export type { Choice };

export function isSame(one: Choice, other: Choice): boolean {
  return one.channel === other.channel && one.day === other.day;
}

/** What the query of an address asks for. */
export function choiceIn(address: string): Partial<Choice> {
  return readScheduleChoice(new URL(address).searchParams);
}

/** The same address with this choice; the rest of its query stays. */
export function addressWith(choice: Choice, address: string): string {
  const url = new URL(address);
  writeScheduleChoice(url.searchParams, choice);
  return url.href;
}
