import { channel, items, scheduleCard } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { Schedule } from './Schedule.tsx';
import css from './schedule.css';

/**
 * What the channels of TV and radio broadcast, day by day: channels and days to choose from, and the shows by their
 * time, the one that is on marked and in sight. Those to come lead to an entry of a calendar. The address holds the
 * choice as `channel` and `day`.
 *
 * @slot - The fallback, shown until the widget has rendered: the schedule, with links to the other channels and days.
 * @csspart channel - The link of a channel.
 * @csspart day - The link of a day.
 * @csspart list - Around the broadcasts.
 * @csspart broadcast - One broadcast.
 * @csspart button - The button to try again.
 * @since 1.0.0
 */
export const ScheduleElement = defineWidget(Schedule, {
  tag: 'portada-schedule',
  root: 'light',
  attributes: {
    /** The channels, each with `id`, `name` and `type`, which is `tv` or `radio`. */
    channels: attribute.required(json(items(channel), [])),
    /** The channel of `items`; without it the first one. */
    channel: attribute.text(),
    /** The day of `items`, `YYYY-MM-DD`; without it today. */
    day: attribute.text(),
    /** What the channel broadcasts on that day; what is missing is fetched. */
    items: json(items(scheduleCard), []),
  },
  styles: [css],
});
