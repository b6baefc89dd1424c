import { expect, test } from 'vitest';
import { isPlainClick } from './is-plain-click.ts';

test('the left button alone means "here"', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
});

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is the browser’s',
  (init) => {
    expect(isPlainClick(new MouseEvent('click', init))).toBe(false);
  },
);
