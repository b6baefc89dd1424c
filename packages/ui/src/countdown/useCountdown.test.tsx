import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, render } from '../../test/render.tsx';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Props {
  paused?: boolean;
  onEnd(): void;
}

function Example({ paused = false, onEnd }: Props) {
  useCountdown(7000, paused, onEnd);
  return null;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('ends once, when its time has run down', async () => {
  const onEnd = vi.fn();
  render(<Example onEnd={onEnd} />);
  await pass(6999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('paused, it keeps what is left', async () => {
  const onEnd = vi.fn();
  const { rerender } = render(<Example onEnd={onEnd} />);
  for (let pause = 0; pause < 3; pause += 1) {
    await pass(2000);
    await act(() => rerender(<Example paused onEnd={onEnd} />));
    await pass(60_000);
    await act(() => rerender(<Example onEnd={onEnd} />));
  }
  await pass(999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('stands still while the page is in a tab that nobody sees', async () => {
  const onEnd = vi.fn();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const setVisibility = (away: boolean) => {
    hidden.mockReturnValue(away);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hidden.mockReturnValue(true);
  render(<Example onEnd={onEnd} />);
  await pass(60_000);
  await act(() => setVisibility(false));
  await pass(5000);
  await act(() => setVisibility(true));
  await pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  await act(() => setVisibility(false));
  await pass(2000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('calls what its owner says last', async () => {
  const first = vi.fn();
  const last = vi.fn();
  const { rerender } = render(<Example onEnd={first} />);
  await act(() => rerender(<Example onEnd={last} />));
  await pass(7000);
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledOnce();
});

test('taken away, it leaves no timer and no listener', async () => {
  const listeners = vi.spyOn(document, 'removeEventListener');
  const { unmount } = render(<Example onEnd={() => undefined} />);
  await act(unmount);
  expect(vi.getTimerCount()).toBe(0);
  expect(listeners.mock.calls.map(([type]) => type)).toContain('visibilitychange');
});
