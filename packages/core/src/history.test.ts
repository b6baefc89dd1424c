import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followHistory, noteOf, pushAddress, stateWith } from './history.ts';

beforeEach(() => {
  const { href } = location;
  history.replaceState(null, '', '/lista/');
  onTestFinished(() => history.replaceState(null, '', href));
});

test('another address is a new entry, and the one where the reader is already is none', () => {
  const { length } = history;
  const next = new URL('?dia=2026-11-26', location.href).href;
  expect(pushAddress(next, { own: 1 })).toBe(true);
  expect([location.href, history.state, history.length]).toEqual([next, { own: 1 }, length + 1]);
  expect(pushAddress(next)).toBe(false);
  expect([history.state, history.length]).toEqual([{ own: 1 }, length + 1]);
});

test('a note stands beside what others keep in the entry', () => {
  history.replaceState({ theirs: 'kept' }, '');
  expect(noteOf('own')).toBeUndefined();
  history.replaceState(stateWith('own', 7), '');
  expect(history.state).toEqual({ theirs: 'kept', own: 7 });
  expect(noteOf('own')).toBe(7);
});

test.each([null, 'text', 3])('a state that is %o has no notes', (state) => {
  history.replaceState(state, '');
  expect(noteOf('length')).toBeUndefined();
  expect(stateWith('own', 7)).toEqual({ own: 7 });
});

test('Back and Forward are followed until that is ended', () => {
  const onMove = vi.fn();
  const end = followHistory(onMove);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onMove).toHaveBeenCalledOnce();
  end();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onMove).toHaveBeenCalledOnce();
});
