import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addresses, origins } from '../test/crafted-addresses.ts';
import { ownAddress } from './own-address.ts';

test('[LOGIN-09] whatever is asked for, the way back is nothing or on an allowed origin, http(s), without userinfo', () => {
  fc.assert(
    fc.property(addresses, (raw) => {
      const answer = ownAddress(raw, 'http://localhost:3000/', origins);
      if (answer === undefined) return;
      const url = new URL(answer);
      expect(origins).toContain(url.origin);
      expect(url.protocol).toMatch(/^https?:$/);
      expect(url.username + url.password).toBe('');
      // Read again, from anywhere, it leads to the same place.
      expect(new URL(answer, 'https://evil.test/').href).toBe(answer);
      expect(ownAddress(answer, 'https://evil.test/', origins)).toBe(answer);
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
      expect(ownAddress(origin + path, 'https://evil.test/', origins)).toBe(new URL(origin + path).href);
    }),
  );
});
