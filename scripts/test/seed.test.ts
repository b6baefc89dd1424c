import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withProperties } from './properties.ts';
import { propertySeed, seedLine, takeRandomSeed } from './seed.ts';

test('properties are tested with the seed of the run, which is the same in every ordinary one', () => {
  expect(fc.readConfigureGlobal().seed).toBe(propertySeed());
  const tried = () => fc.sample(fc.integer(), 5);
  expect(tried()).toEqual(tried());
});

test('a random run has another seed each time, which it says', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PORTADA_SEED', undefined);
  const ordinary = propertySeed();
  const random: Record<string, string | undefined> = {};
  takeRandomSeed(random);
  vi.stubEnv('PORTADA_SEED', random.PORTADA_SEED);
  expect(propertySeed()).not.toBe(ordinary);
  expect(seedLine()).toContain(`PORTADA_SEED=${propertySeed()} pnpm test:random`);
});

test('a seed that is given is kept, so that a failure can be repeated', () => {
  const given = { PORTADA_SEED: '7' };
  takeRandomSeed(given);
  expect(given).toEqual({ PORTADA_SEED: '7' });
  expect(propertySeed('7')).toBe(7);
});

test.each(['', 'x', '1.5'])('a seed that is none ends the run: “%s”', (seed) => {
  expect(() => propertySeed(seed)).toThrow(`PORTADA_SEED has to be an integer, and is “${seed}”.`);
});

test('a random run takes the files that test properties', () => {
  const path = 'packages/core/src/page.property.test.ts';
  const other = { path: 'packages/core/src/page.test.ts', text: `import { test } from 'vitest';` };
  const files = [{ path, text: `import { test } from 'vitest';\nimport fc from 'fast-check';\n` }, other];
  expect(withProperties(files)).toEqual([path]);
});
