import type { Call } from '../call.ts';
import { forecast } from '../entities/weather.ts';

/** WTHR-02 */
export const getForecast = {
  method: 'GET',
  path: '/api/front/weather/{place}',
  answer: forecast,
} as const satisfies Call;
