import { expect, test } from 'vitest';
import { isEscapeOfInputMethod, keyOf } from './key-of.ts';

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

test.each(['Enter', 'Escape', 'ArrowDown', 'a'])('%s is itself', (key) => {
  expect(keyOf(press(key))).toBe(key);
  expect(isEscapeOfInputMethod(press(key))).toBe(false);
});

test.each([
  ['Enter', { isComposing: true }],
  ['Escape', { isComposing: true }],
  ['ArrowDown', { isComposing: true }],
  ['Home', { isComposing: true }],
  ['Enter', { keyCode: 229 }],
  ['Escape', { keyCode: 229 }],
  ['Process', { keyCode: 229 }],
])('%s with %j belongs to the input method', (key, sign) => {
  expect(keyOf(press(key, sign))).toBe('');
  expect(isEscapeOfInputMethod(press(key, sign))).toBe(key === 'Escape');
});
