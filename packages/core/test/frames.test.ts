import { expect, onTestFinished, test, vi } from 'vitest';

test('a page that draws no frames fails the test that waits for one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  // It takes the clock that is there when it is loaded.
  vi.resetModules();
  const { frames } = await import('./frames.ts');
  const failed = expect(frames(2)).rejects.toThrow('The page has drawn no frame in 20 s.');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
});
