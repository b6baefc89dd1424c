/** CARD-10: a total time above so many minutes is shown as hours and minutes. */
const HOURS_FROM_MINUTES = 60;

/** CARD-10: minutes as `45 min`, and over an hour as `1 h 30 min`. */
export function formatTotalTime(minutes: number): string {
  if (minutes <= HOURS_FROM_MINUTES) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`;
}
