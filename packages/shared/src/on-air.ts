import type { ScheduleCard } from '@portada/contract';

/** Moments are compared as such, so that neither midnight nor a change of the clocks makes a difference. */
const startOf = ({ startTime }: ScheduleCard) => Date.parse(startTime.date);
const endOf = ({ endTime }: ScheduleCard) => Date.parse(endTime.date);

export function inOrder(items: readonly ScheduleCard[]): readonly ScheduleCard[] {
  return items.toSorted((one, other) => startOf(one) - startOf(other));
}

/** The broadcast that is on: where two overlap, the one that began last. */
export function onAir(items: readonly ScheduleCard[], now: number): ScheduleCard | undefined {
  return items.findLast((item) => startOf(item) <= now && now < endOf(item));
}

/** Whether a broadcast has ended. */
export function isOver(item: ScheduleCard, now: number): boolean {
  return endOf(item) <= now;
}

/** Whether a broadcast has not begun yet. */
export function isToCome(item: ScheduleCard, now: number): boolean {
  return startOf(item) > now;
}

/** The broadcast to look at: what is on, or else what comes next, or else the last of the day. */
export function indexInSight(items: readonly ScheduleCard[], now: number): number {
  const current = onAir(items, now);
  if (current) return items.indexOf(current);
  const next = items.findIndex((item) => isToCome(item, now));
  return next < 0 ? Math.max(0, items.length - 1) : next;
}

/** When what is on changes next, if it ever does. */
export function nextChange(items: readonly ScheduleCard[], now: number): number | undefined {
  const later = items.flatMap((item) => [startOf(item), endOf(item)]).filter((moment) => moment > now);
  return later.length > 0 ? Math.min(...later) : undefined;
}
