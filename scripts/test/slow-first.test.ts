import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../build/paths.ts';
import { slowFiles } from './slow-first.ts';

test('each of the slow files is there, once', () => {
  expect(slowFiles.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  expect(new Set(slowFiles).size).toBe(slowFiles.length);
});
