import { pageFields } from '@portada/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPage } from './page.ts';

/**
 * `readPage` reads without the contract's schemas, for the sake of its weight. Both derive from one table: what a
 * schema takes is read to the same value without a word, what it refuses is reported and leaves something that fits.
 */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const some = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constantFrom('avif', 'webp', 'jpg', '', '/ca', 'https://diari.test', 'http://[', '//', 'production'),
  fc.constantFrom([], {}),
);
const ours = fc.constantFrom('login', 'user.profile', 'users', 'login.title');
const name = fc.oneof(
  fc.string(),
  ours,
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString'),
);
const texts = fc.dictionary(name, fc.oneof({ weight: 5, arbitrary: fc.string() }, some), { maxKeys: 4 });
const flags = fc.dictionary(name, fc.oneof(fc.boolean(), some, fc.constant(null)), { maxKeys: 4 });
const part = fc.oneof({ weight: 4, arbitrary: fc.string() }, fc.integer(), fc.constant(null), some);
const site = fc.record(
  {
    alias: fc.oneof({ weight: 5, arbitrary: fc.string() }, fc.integer(), fc.boolean()),
    id: part,
    mediaId: part,
    name: part,
    scheme: part,
    staticUrl: part,
    url: part,
    extra: some,
  },
  { requiredKeys: ['alias'] },
);
const paywall = fc.record(
  { enabled: fc.oneof(fc.boolean(), fc.constant(null), some), relativeVersionId: part, extra: some },
  { requiredKeys: [] },
);

const fields = Object.entries(pageFields);

function errorCount(field: string): number {
  const names = vi.mocked(console.error).mock.calls.map(([text]) => String(text));
  return names.filter((text) => text.includes(`"${field}"`) || text.includes(`"${field}.`)).length;
}

test.each(fields)('[PAGE-01] agrees with the contract on %s', (field, schema: v.GenericSchema) => {
  const value = fc.oneof(some, texts, flags, site, paywall);
  fc.assert(
    fc.property(value, (given) => {
      vi.mocked(console.error).mockClear();
      const expected = v.safeParse(schema, given);
      const read: unknown = Reflect.get(readPage({ [field]: given }), field);
      if (expected.success) expect(read).toEqual(expected.output);
      else expect(v.is(schema, read)).toBe(true);
      expect(errorCount(field) > 0).toBe(!expected.success);
    }),
    { numRuns: 400 },
  );
});

test('[PAGE-01] a whole block is never more than the sum of its fields', () => {
  const block = fc.record(
    Object.fromEntries(fields.map(([field]) => [field, fc.oneof(some, texts, flags, site, paywall)])),
    {
      requiredKeys: [],
    },
  );
  fc.assert(
    fc.property(block, (given) => {
      const page = readPage(given);
      for (const [field, value] of Object.entries(given)) {
        const alone = readPage({ [field]: value });
        expect(Reflect.get(page, field)).toEqual(Reflect.get(alone, field));
      }
    }),
  );
});
