import { describe, expect, test } from 'vitest';
import { allowedBackUrl, withBackUrl } from './back-url.ts';

const site = {
  base: 'https://diari.test/ca/acceso/',
  origins: ['https://diari.test', 'https://diario.test'],
  nowhere: ['/ca/acceso/', 'https://diari.test/ca/logout/'],
};

describe('the way back', () => {
  test.each([
    ['/puerto/a-1/?x=1#final', 'https://diari.test/puerto/a-1/?x=1#final'],
    ['../esports/', 'https://diari.test/ca/esports/'],
    ['https://diario.test/', 'https://diario.test/'],
    ['/acceso/', 'https://diari.test/acceso/'],
  ])('[LOGIN-09] may be %s', (asked, allowed) => {
    expect(allowedBackUrl(asked, site)).toBe(allowed);
  });

  test.each([
    null,
    '',
    '//evil.test/',
    'javascript:alert(1)',
    '/ca/acceso/',
    '/ca/acceso/?backUrl=%2F',
    '/ca/logout/#x',
    // The same screen on another of the site's origins.
    'https://diario.test/ca/acceso/',
  ])('[LOGIN-09] may not be %j', (asked) => {
    expect(allowedBackUrl(asked, site)).toBeUndefined();
  });
});

test('[LOGIN-02] an address carries the way back beside what its query has already', () => {
  const back = 'https://diari.test/a?b=1';
  const written = 'backUrl=https%3A%2F%2Fdiari.test%2Fa%3Fb%3D1';
  expect(withBackUrl('/acceso/', back)).toBe(`/acceso/?${written}`);
  expect(withBackUrl('/acceso/?alert=x', back)).toBe(`/acceso/?alert=x&${written}`);
  expect(withBackUrl('/acceso/', undefined)).toBe('/acceso/');
});
