import { usePage, visit } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { wayTo } from './addresses.ts';

test.each(['/planes/', 'https://suscripciones.test/alta?plan=1', '?plan=1#ya'])(
  'the address %s is followed as it is written',
  (address) => {
    expect(wayTo(address)).toBe(address);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  ' JaVa\nScRiPt:alert(1)',
  'data:text/html,1',
  'mailto:a@b.test',
  'http://',
])('the address %j leads nowhere', (address) => {
  expect(wayTo(address)).toBeUndefined();
});

test('to login and registration the way back is sent', () => {
  usePage({ siteUrl: `${location.origin}/ca` });
  visit('/ca/port/temporal-4711/?a=1&b=ñ#fotos');
  for (const path of ['/ca/acceso/', '/ca/registro/', '/ca/registro/?origen=muro#alta']) {
    const url = new URL(wayTo(path) ?? '');
    expect(url.pathname).toBe(path.split(/[?#]/)[0]);
    expect(url.searchParams.get('backUrl')).toBe(location.href);
  }
  expect(new URL(wayTo('/ca/registro/?origen=muro') ?? '').searchParams.get('origen')).toBe('muro');
});

test('a way back that the message knows itself, and other sites’ screens, are left alone', () => {
  usePage({ siteUrl: location.origin });
  expect(wayTo('/acceso/?backUrl=%2Fplanes%2F')).toBe('/acceso/?backUrl=%2Fplanes%2F');
  expect(wayTo('https://otro.test/acceso/')).toBe('https://otro.test/acceso/');
});
