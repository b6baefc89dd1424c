import { expect, onTestFinished, test, vi } from 'vitest';
import { letClockStand } from './standing-clock.ts';

test('a clock that stands does so while a test waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  letClockStand();
  const ring = vi.fn();
  setTimeout(ring, 1);
  let looks = 0;
  await expect.poll(() => ++looks).toBe(3);
  expect(ring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ring).toHaveBeenCalled();
});
