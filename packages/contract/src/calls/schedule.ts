import type { Call } from '../call.ts';
import { scheduleAnswer } from '../entities/schedule.ts';

/** SCHD-04: what one channel broadcasts on one day (`YYYY-MM-DD`). */
export const getSchedule = {
  method: 'GET',
  path: '/api/front/schedule/{channel}/{day}',
  answer: scheduleAnswer,
} as const satisfies Call;
