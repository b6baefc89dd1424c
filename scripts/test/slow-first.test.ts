import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../build/paths.ts';
import { slowFiles, slowFirst } from './slow-first.ts';

test('each of the slow files is there, once', () => {
  expect(slowFiles.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  expect(new Set(slowFiles).size).toBe(slowFiles.length);
});

test('the slow files run before all others, which keep their order', () => {
  const [slowest = '', second = ''] = slowFiles.map(fromRoot);
  const [one, other] = ['a.test.ts', 'b.test.ts'].map(fromRoot);
  const files = [other, second, one, slowest].map((moduleId = '') => ({ moduleId }));
  expect(slowFirst(files).map(({ moduleId }) => moduleId)).toEqual([slowest, second, other, one]);
});
