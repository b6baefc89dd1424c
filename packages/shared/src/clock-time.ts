const pad = (value: number) => String(value).padStart(2, '0');

/** Seconds in whole hours, minutes and seconds. */
export function clockParts(seconds: number): readonly [hours: number, minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
}

/** As a player's clock shows it: `1:23`, `1:02:03`. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = clockParts(seconds);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
