import type { Call } from '../call.ts';
import { scheduleAnswer } from '../entities/schedule.ts';

/** SCHD-04: the broadcasts of one channel on one day (`YYYY-MM-DD`). */
export const getSchedule = {
  method: 'GET',
  path: '/api/front/schedule/{channel}/{day}',
  answer: scheduleAnswer,
} as const satisfies Call;
