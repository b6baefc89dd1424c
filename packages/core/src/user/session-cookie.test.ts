import { expect, test } from 'vitest';
import { usePage } from '../../test/page.ts';
import { setCookie } from '../../test/session.ts';
import { sessionReaderId } from './session-cookie.ts';

test('[ACCT-06] without a cookie there is no reader', () => {
  expect(sessionReaderId()).toBe('');
});

test.each([
  ['7', '7'],
  ['a%2Fb%3D', 'a/b='],
  ['%E0%A4%A', ''],
  ['', ''],
])('[ACCT-06] a cookie of %j names the reader %j', (value, id) => {
  setCookie(value);
  expect(sessionReaderId()).toBe(id);
});

test('[ACCT-06] only the whole name counts', () => {
  setCookie('8', 'portada_user_old');
  setCookie('9', 'old_portada_user');
  expect(sessionReaderId()).toBe('');
  setCookie('7');
  expect(sessionReaderId()).toBe('7');
});

test('[ACCT-06] the page may name the cookie', () => {
  usePage({ sessionCookie: 'lector' });
  setCookie('7');
  expect(sessionReaderId()).toBe('');
  setCookie('8', 'lector');
  expect(sessionReaderId()).toBe('8');
});
