import { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endIfSlow } from '../../src/uploads/slow.ts';

/** A request whose socket has read as much as the test says. */
function incoming() {
  const socket = new Socket();
  let read = 0;
  Object.defineProperty(socket, 'bytesRead', { get: () => read });
  const request = new IncomingMessage(socket);
  const destroyed = vi.spyOn(request, 'destroy').mockReturnValue(request);
  return { request, destroyed, come: (bytes: number) => (read += bytes) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a body that drips is ended, one that comes slowly is not', () => {
  const dripping = incoming();
  endIfSlow(dripping.request);
  dripping.come(1_000);
  vi.advanceTimersByTime(30_000);
  expect(dripping.destroyed).toHaveBeenCalledTimes(1);

  const slow = incoming();
  endIfSlow(slow.request);
  for (let turn = 0; turn < 100; turn += 1) {
    slow.come(60_000);
    vi.advanceTimersByTime(30_000);
  }
  expect(slow.destroyed).not.toHaveBeenCalled();
});

test('what has come whole is waited for, and a request that is over leaves no timer', () => {
  const whole = incoming();
  endIfSlow(whole.request);
  whole.request.complete = true;
  vi.advanceTimersByTime(90_000);
  expect(whole.destroyed).not.toHaveBeenCalled();
  const over = incoming();
  endIfSlow(over.request);
  EventEmitter.prototype.emit.call(over.request, 'close');
  expect(vi.getTimerCount()).toBe(0);
});
