import { describe, expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const own = 'http://localhost:3000';
const sister = 'https://diari.test';
const origins = [own, sister];

describe('an address of the site', () => {
  /** What a browser could be led away by, or made to run. */
  const hostile = [
    '//evil.test',
    '//evil.test/acceso/',
    '\\\\evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '///evil.test',
    '////evil.test/',
    '/\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\r\n//evil.test',
    '\u0000//evil.test',
    '\u001f//evil.test',
    '   //evil.test',
    'https://evil.test',
    'HTTPS://EVIL.TEST/',
    'https:evil.test',
    'https:/evil.test',
    'https:\\\\evil.test',
    'ht\ntps://evil.test',
    'https://localhost:3000',
    'http://localhost',
    'http://localhost:3001/',
    'http://localhost:30000/',
    'http://localhost:4100.evil.test',
    'http://localhost:3000.evil.test/',
    'http://localhost.evil.test:3000/',
    'http://localhost.:3000/',
    'http://evil.localhost:3000/',
    'https://diari.test.evil.test/',
    'https://diari.test./',
    'https://evil-diari.test/',
    'https://diari.test:8443/',
    'http://diari.test/',
    'https://xn--dari-0pa.test/',
    'https://díari.test/',
    'https://dіari.test/',
    'https://evil.test/https://diari.test',
    'https://evil.test#https://diari.test',
    'https://evil.test?https://diari.test',
    'https://evil.test\\@diari.test',
    'http://localhost:3000@evil.test/',
    'http://localhost:3000%40evil.test/',
    'http://reader@localhost:3000/',
    'http://reader:secret@localhost:3000/',
    'http://:secret@localhost:3000/',
    'https://diari.test%2f@evil.test',
    'https://diari.test%00.evil.test/',
    'http://127.0.0.1:3000/',
    'http://2130706433:3000/',
    'http://[::1]:3000/',
    'http://[::ffff:127.0.0.1]:3000/',
    'http://[',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://localhost:3000/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:http://localhost:3000/7e0b',
    'blob:https://diari.test/7e0b',
    'filesystem:http://localhost:3000/temporary/x.html',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'about:blank',
    'view-source:http://localhost:3000/',
    'ftp://localhost:3000/',
    'ws://localhost:3000/',
    'mailto:reader@diari.test',
    'intent://localhost:3000/#Intent;scheme=https;end',
    `https://evil.test/${'a'.repeat(100_000)}`,
    `//${'a'.repeat(300)}.test/`,
  ];

  test.each(hostile)('[LOGIN-09] never to %j', (raw) => {
    expect(ownAddress(raw, `${own}/`, origins)).toBeUndefined();
  });

  /** What looks strange and stays here: a browser reads it as an address of our own. */
  test.each([
    ['/%2f%2fevil.test', `${own}/%2f%2fevil.test`],
    ['/%252f%252fevil.test', `${own}/%252f%252fevil.test`],
    ['%2f%2fevil.test', `${own}/%2f%2fevil.test`],
    ['%6aavascript:alert(1)', `${own}/%6aavascript:alert(1)`],
    ['javascript&colon;alert(1)', `${own}/javascript&colon;alert(1)`],
    ['evil.test', `${own}/evil.test`],
    ['@evil.test', `${own}/@evil.test`],
    ['/evil.test//', `${own}/evil.test//`],
    ['/../../evil.test', `${own}/evil.test`],
    ['http://@localhost:3000/', `${own}/`],
    ['http://ｌocalhost:3000/', `${own}/`],
    ['http:evil.test', `${own}/evil.test`],
    ['/a?next=//evil.test#//evil.test', `${own}/a?next=//evil.test#//evil.test`],
  ])('[LOGIN-09] %j stays on the site', (raw, address) => {
    expect(ownAddress(raw, `${own}/`, origins)).toBe(address);
  });

  test.each([
    ['/cultura/', `${own}/cultura/`],
    [`${own}/a-1/?x=1&y=a%20b#comentarios`, `${own}/a-1/?x=1&y=a%20b#comentarios`],
    [`${sister}/ca/esports/?pag=2#final`, `${sister}/ca/esports/?pag=2#final`],
    ['HTTPS://DIARI.TEST/Nota', `${sister}/Nota`],
    ['https://diari.test:443/', `${sister}/`],
    ['?text=ñ', `${own}/?text=%C3%B1`],
    ['/eñe/', `${own}/e%C3%B1e/`],
  ])('[LOGIN-09] %j is followed with query and hash', (raw, address) => {
    expect(ownAddress(raw, `${own}/`, origins)).toBe(address);
  });

  test('[LOGIN-09] a relative address is read from the page', () => {
    expect(ownAddress('../esports/', `${own}/ca/acceso/`, origins)).toBe(`${own}/ca/esports/`);
  });

  test.each([[null], [undefined], ['']])('[LOGIN-09] without one there is none: %j', (raw) => {
    expect(ownAddress(raw, `${own}/`, origins)).toBeUndefined();
  });
});
