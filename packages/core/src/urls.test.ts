import { describe, expect, test } from 'vitest';
import { isAddress } from './is-address.ts';
import { safePictureUrl, safeUrl } from './urls.ts';

describe('an address of a server', () => {
  test.each([
    'https://diari.test/a',
    'http://diari.test/a',
    '/a',
    'a?b#c',
    '#c',
    '//cdn.test/a',
    'mailto:lector@diari.test',
    'tel:+34600000000',
  ])('%j may become an href as it is', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:http://localhost:3000/x',
    'file:///etc/passwd',
    'http://[',
    '',
    null,
    undefined,
  ])('%j may not', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});

describe('an address of a picture', () => {
  test.each(['https://cdn.test/a.jpg', '/a', 'data:image/png;base64,AA', 'blob:http://localhost:3000/x'])(
    '%j may become a src as it is',
    (address) => {
      expect(safePictureUrl(address)).toBe(address);
    },
  );

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'http://[',
    '',
    null,
  ])('%j may not', (address) => {
    expect(safePictureUrl(address)).toBeUndefined();
  });
});

test.each([
  ['/a', true],
  ['', true],
  ['http://[', false],
  ['https://', false],
])('whether %j is an address: %s', (address, is) => {
  expect(isAddress(address)).toBe(is);
});
