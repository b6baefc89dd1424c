import type { ForecastDay, ForecastHour } from '@portada/contract';

const HOUR_MS = 3_600_000;
/** For how long a forecast by the hour looks ahead. */
const AHEAD_MS = 24 * HOUR_MS;

/** Whether an hour has not passed, and lies within a day from now. */
export function isAhead({ at }: Pick<ForecastHour, 'at'>, now: number): boolean {
  const start = Date.parse(at.date);
  return start + HOUR_MS > now && start < now + AHEAD_MS;
}

/** The hours to come, across midnight. */
export function hoursAhead(forecast: readonly ForecastDay[], now: number): ForecastHour[] {
  return forecast.flatMap(({ hours }) => hours.filter((hour) => isAhead(hour, now)));
}
