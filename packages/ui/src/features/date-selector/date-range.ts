import type { DatePreset, DateValue } from '@portada/contract';
import { type DaysBetween, endOfDay, shortDay } from '@portada/shared/days.ts';

/** A range of days; `preset` is set if the days come from a preset. */
export interface DayRange extends DaysBetween {
  readonly preset?: DatePreset;
}

/** The clock for presets. */
export interface Clock {
  readonly now: Date;
  /** The reader's own by default. */
  readonly timeZone?: string;
}

export const HOURS_24_MS = 86_400_000;

/** To the minute, so that readers of the same minute ask the same. */
function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}:00Z`;
}

/** What the search asks for (SEEK-06). The last 24 hours are hours; a single day reaches to its end (DATE-06). */
export function dateValueOf(range: DayRange | null, { now, timeZone }: Clock): DateValue | undefined {
  if (!range) return undefined;
  const { start, end, preset } = range;
  if (preset === 'last24hours') {
    return { start: minute(new Date(now.getTime() - HOURS_24_MS)), end: minute(now) };
  }
  return { start, end: start === end ? endOfDay(end, timeZone) : end };
}

/** DATE-07: `21/11/26 – 30/11/26`, and a single day alone. */
export function rangeText({ start, end }: DayRange): string {
  return start === end ? shortDay(start) : `${shortDay(start)} – ${shortDay(end)}`;
}
