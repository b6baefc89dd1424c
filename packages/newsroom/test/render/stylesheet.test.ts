import { expect, test } from 'vitest';
import { readStylesheet } from '../../src/render/stylesheet.ts';

test('the style sheet comes to readers without its comments, and with all else', () => {
  const { css } = readStylesheet();
  expect(css).not.toContain('/*');
  expect(css).toContain('@layer page {');
  expect(css).toContain('.masthead {');
});
