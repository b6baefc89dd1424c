import { items, scheduleCard } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { ScheduleCarousel } from './ScheduleCarousel.tsx';
import css from './schedule-carousel.css';

/**
 * What is broadcast today, hour by hour; the show that is on is marked and in sight, and the next one as its time
 * comes.
 *
 * @slot - The fallback, shown until the widget has rendered: the schedule, as a list.
 * @csspart slide - One broadcast.
 * @csspart arrow - The buttons at both ends.
 * @since 1.0.0
 */
export const ScheduleCarouselElement = defineWidget(ScheduleCarousel, {
  tag: 'portada-schedule-carousel',
  root: 'shadow',
  attributes: {
    /** The broadcasts, each with `id`, `title`, `startTime`, `endTime` and, where it has a page, `url`. */
    items: attribute.required(json(items(scheduleCard), [])),
    /** Whose schedule it is: the name of its region for those who listen. */
    label: attribute.text(),
  },
  styles: [css],
});
