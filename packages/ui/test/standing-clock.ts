import { onTestFinished, vi } from 'vitest';

/**
 * From now on only the test moves its fake clock, by `vi.advanceTimersByTimeAsync`. Vitest moves one on, too, while an
 * action or a poll waits: by real time, which is long on a busy machine. Call it once all elements are drawn: those of
 * a busy page are mounted by timers.
 */
export function letClockStand(): void {
  const advance = vi.spyOn(vi, 'advanceTimersByTime').mockReturnValue(vi);
  onTestFinished(() => advance.mockRestore());
}
