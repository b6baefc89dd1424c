import { texts } from '@portada/shared/texts/schedule.ca.ts';
import type { ScheduleKey } from './messages.ts';

export const messages: Record<ScheduleKey, string> = {
  ...texts,
  one: '{channel}, {day}: un programa.',
  several: '{channel}, {day}: {count} programes.',
  failed: 'No hem pogut carregar la programació.',
};
