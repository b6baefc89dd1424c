import { addresses } from '@portada/shared/test/crafted-addresses.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUrl } from './urls.ts';

test('an address that may become an href never runs', () => {
  fc.assert(
    fc.property(addresses, (raw) => {
      const answer = safeUrl(raw);
      if (answer === undefined) return;
      const link = document.createElement('a');
      link.href = answer;
      expect(link.protocol).toMatch(/^(https?|mailto|tel):$/);
    }),
    { numRuns: 3_000 },
  );
});
