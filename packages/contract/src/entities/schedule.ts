import * as v from '../valibot.ts';
import { id, list, maybe, moment, text } from '../wire.ts';
import { image } from './image.ts';

const page = v.object({ href: text, title: text });

/** A broadcast in the schedule (SCHD-01). */
export const scheduleCard = v.object({
  id,
  title: text,
  startTime: moment,
  endTime: moment,
  url: maybe(page),
  /** The URL of its recording, once it is over. */
  catchUp: maybe(page),
  /** The URL of an iCalendar file that reminds of it; empty where there is none, and once it has begun. */
  calendar: text,
});
export type ScheduleCard = v.InferOutput<typeof scheduleCard>;

/** A channel with a schedule (SCHD-04). */
export const channel = v.object({
  id,
  name: text,
  type: v.fallback(v.nullish(v.picklist(['tv', 'radio']), 'tv'), 'tv'),
  image: maybe(image),
});
export type Channel = v.InferOutput<typeof channel>;

export const scheduleAnswer = v.object({ items: list(scheduleCard) });
export type ScheduleAnswer = v.InferOutput<typeof scheduleAnswer>;
