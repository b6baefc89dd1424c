import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closure } from './closure.ts';
import { dist } from './paths.ts';

const folder = join(dist, 'chunks');
const files = readdirSync(folder);

const found = (file: string, pattern: RegExp) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].flatMap(([, path]) => path ?? []);
const dynamicImports = (file: string) => [...new Set(found(file, /\bimport\(`\.\/([^`]+)`\)/g))];
const withImports = (file: string) => closure(file, (one) => found(one, /\b(?:from|import)"\.\/([^"]+)"/g));

test('what a chunk loads later comes in one round trip: the chunk asks for all that it needs', () => {
  const late = files.flatMap((file) => {
    const there = new Set([...withImports(file), ...dynamicImports(file)]);
    return dynamicImports(file).flatMap((path) =>
      [...withImports(path)].filter((one) => !there.has(one)).map((one) => `${file} for ${path}: ${one}`),
    );
  });
  expect(late).toEqual([]);
  expect(files.flatMap(dynamicImports).length).toBeGreaterThan(100);
});
