import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownAddress, safeUrl } from './urls.ts';

const origins = ['http://localhost:3000', 'https://diari.test', 'https://localhost:4100'];

/** Addresses as an attacker would put them together: pieces that mean something to a parser, in any order. */
const pieces = [
  ...[
    'http',
    'https',
    'javascript',
    'data',
    'blob',
    ':',
    '//',
    '/',
    '\\',
    '@',
    '?',
    '#',
    '.',
    '..',
    '[',
    ']',
    '%',
  ],
  ...[
    'localhost',
    'localhost:3000',
    'diari.test',
    'evil.test',
    ':3000',
    ':4100',
    'user:pass@',
    '%2f',
    '%40',
    '%00',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    '\u200b',
    '。',
    'ｌ',
    'і',
    'xn--',
    '::1',
    '0x7f.1',
    'text/html,',
    'alert(1)',
  ],
];
const crafted = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''));
const address = fc.oneof(
  { weight: 6, arbitrary: crafted },
  fc.tuple(fc.constantFrom(...origins), crafted).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

test('[LOGIN-09] whatever is asked for, the way back is nothing or on an allowed origin, http(s), without userinfo', () => {
  fc.assert(
    fc.property(address, (raw) => {
      const answer = ownAddress(raw, origins);
      if (answer === undefined) return;
      const url = new URL(answer);
      expect(origins).toContain(url.origin);
      expect(url.protocol).toMatch(/^https?:$/);
      expect(url.username + url.password).toBe('');
      // Read again, from anywhere, it leads to the same place.
      expect(new URL(answer, 'https://evil.test/').href).toBe(answer);
      expect(ownAddress(answer, origins)).toBe(answer);
    }),
    { numRuns: 3_000 },
  );
});

test('[LOGIN-09] every address of an allowed origin is kept, with query and hash', () => {
  const paths = fc.webUrl({ withFragments: true, withQueryParameters: true }).map((url) => {
    const { pathname, search, hash } = new URL(url);
    return pathname + search + hash;
  });
  fc.assert(
    fc.property(fc.constantFrom(...origins), paths, (origin, path) => {
      expect(ownAddress(origin + path, origins)).toBe(new URL(origin + path).href);
    }),
  );
});

test('an address that may become an href never runs', () => {
  fc.assert(
    fc.property(address, (raw) => {
      const answer = safeUrl(raw);
      if (answer === undefined) return;
      const link = document.createElement('a');
      link.href = answer;
      expect(link.protocol).toMatch(/^(https?|mailto|tel):$/);
    }),
    { numRuns: 3_000 },
  );
});
