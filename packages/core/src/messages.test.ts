import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type { Texts } from './i18n.ts';

interface Definition {
  readonly name: string;
  readonly es: Texts;
  readonly loadCatalan: () => Promise<{ messages: Texts }>;
}

/** Every set of texts that the files below define, as they define it. */
const defined = vi.hoisted((): Definition[] => []);

vi.mock('./i18n.ts', async (original) => {
  const i18n = await original<typeof import('./i18n.ts')>();
  const defineMessages = (...[name, es, loadCatalan]: Parameters<typeof i18n.defineMessages>) => {
    defined.push({ name, es, loadCatalan });
    return i18n.defineMessages(name, es, loadCatalan);
  };
  return { ...i18n, defineMessages };
});

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

function filesNamed(name: string): string[] {
  return globSync(`{widgets,packages/ui/src}/**/${name}`, {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).map((path) => dirname(path));
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();
}

const folders = filesNamed('messages.ts');
for (const folder of folders) await import(/* @vite-ignore */ resolve(root, folder, 'messages.ts'));

const sets = await Promise.all(
  defined.map(async ({ name, es, loadCatalan }) => ({ name, es, ca: (await loadCatalan()).messages })),
);

test('[I18N-02] every file of texts has its counterpart, and defines one set', () => {
  expect(folders.length).toBeGreaterThan(10);
  expect(filesNamed('messages.ca.ts')).toEqual(folders);
  expect(sets).toHaveLength(folders.length);
});

test('[I18N-02] no two sets have a key in common, so that a page replaces one text at a time', () => {
  const keys = sets.flatMap(({ name, es }) => Object.keys(es).map((key) => `${name}.${key}`));
  expect(new Set(keys).size).toBe(keys.length);
});

test('[I18N-02] sets of one name are parts of one subject', () => {
  const names = sets.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual(['validation']);
});

describe.each(sets)('[I18N-02] the texts of $name', ({ es, ca }) => {
  test('have the same keys in Spanish and in Catalan', () => {
    expect(Object.keys(ca).sort()).toEqual(Object.keys(es).sort());
  });

  test.each(Object.keys(es))('%s has the same places and says something in both', (key) => {
    const texts = [es[key] ?? '', ca[key] ?? ''];
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      // A brace that opens no place would be read aloud as it stands.
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
    }
    expect(placesIn(texts[1] ?? '')).toEqual(placesIn(texts[0] ?? ''));
  });
});
