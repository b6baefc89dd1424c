import type { ForecastDay } from '@portada/contract';

/** A day that has passed is no forecast any more. */
export function daysFrom(today: string, forecast: readonly ForecastDay[]): ForecastDay[] {
  return forecast.filter(({ date }) => date >= today);
}
