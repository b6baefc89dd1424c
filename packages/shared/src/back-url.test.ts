import { describe, expect, test } from 'vitest';
import { allowedBackUrl, withBackUrl } from './back-url.ts';

const site = {
  base: 'https://diari.test/ca/acceso/',
  origins: ['https://diari.test', 'https://diario.test'],
  login: 'https://diari.test/ca/acceso/',
};

describe('the way back', () => {
  test.each([
    ['/puerto/a-1/?x=1#final', 'https://diari.test/puerto/a-1/?x=1#final'],
    ['../esports/', 'https://diari.test/ca/esports/'],
    ['https://diario.test/', 'https://diario.test/'],
    ['/acceso/', 'https://diari.test/acceso/'],
    ['/tecnologia/logout-12/', 'https://diari.test/tecnologia/logout-12/'],
    ['/buscar/?text=/logout/', 'https://diari.test/buscar/?text=/logout/'],
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
    '/ca/acceso',
    '/ca/%61cceso/',
    '/ca/logout/#x',
    '/logout',
    '/logout/',
    '/es/logout?x=/',
    '/%6cogout/',
    '/LOGOUT/',
    '/ca//logout//',
    '/puerto/../logout/',
    '/logout;a=1/',
    '/ca%2Flogout/',
    '/%5Clogout',
    '/%E0%A4%A/',
    'https://diario.test/es/logout',
    '/api/front/user/login/google',
    '/ca/webapi/x/',
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
