import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));
const names = globSync('*.ca.ts', { cwd: folder }).map((file) => basename(file, '.ca.ts'));

/** The texts of a file by key: those of its `texts`, or else its constants. */
async function textsOf(file: string): Promise<Record<string, string>> {
  const module = await import(/* @vite-ignore */ `./${file}`);
  return module.texts ?? { ...module };
}

const sets = await Promise.all(
  names.map(async (name) => ({ name, es: await textsOf(`${name}.ts`), ca: await textsOf(`${name}.ca.ts`) })),
);

function placesIn(text = ''): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();
}

test('every file of texts has its Catalan counterpart', () => {
  const files = globSync('*.ts', { cwd: folder, exclude: ['*.ca.ts', '*.test.ts'] });
  expect(files.map((file) => basename(file, '.ts')).sort()).toEqual(names.sort());
});

describe.each(sets)('[I18N-02] the texts of $name', ({ es, ca }) => {
  test('have the same keys in both languages, and some', () => {
    expect(Object.keys(es)).not.toEqual([]);
    expect(Object.keys(ca).sort()).toEqual(Object.keys(es).sort());
  });

  test.each(Object.keys(es))('%s has the same places in both', (key) => {
    expect(placesIn(ca[key])).toEqual(placesIn(es[key]));
  });
});
