/** The modules for widgets from outside, in the `dist/` that was built before. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_ADDRESSES, queryOf } from '@portada/contract/loader';
import * as React from 'react';
import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { dist } from './paths.ts';

const text = (name: string) => readFileSync(join(dist, name), 'utf8');
const manifest: Manifest = JSON.parse(text('manifest.json'));

test('the modules keep their names, have types, and share the chunks of the page’s widgets', () => {
  const names = ['core', 'element', 'jsx-runtime', 'react', 'schema', 'ui'];
  expect(Object.keys(manifest.modules)).toEqual(names.map((name) => `portada/${name}`));
  expect(readdirSync(join(dist, 'api'))).toEqual(names.flatMap((name) => [`${name}.d.ts`, `${name}.js`]));
  const shared = Object.values(manifest.tags).flatMap(({ files }) => files);
  for (const { entry, files } of Object.values(manifest.modules)) {
    expect(shared).toEqual(expect.arrayContaining(files.filter((file) => file !== entry)));
    const imports = [...text(entry).matchAll(/(?:from|import)"([^"]+)"/g)].map(([, path]) => path);
    for (const path of imports) expect(files).toContain(path?.replace('../', ''));
  }
});

/** Development only, or not stable yet. */
const LEFT_OUT = /^(?:__|unstable_|act$|cache|captureOwnerStack$|default$|module\.exports$)/;

test('`portada/react` has all of React, in its types too', () => {
  const names = Object.keys(React).filter((name) => !LEFT_OUT.test(name));
  for (const name of names) {
    expect(text('api/react.js')).toMatch(new RegExp(`\\bas ${name}\\b`));
    expect(text('api/react.d.ts')).toMatch(new RegExp(`\\b${name},`));
  }
});

test('the import map names each address at which the loader asks for a chunk again', () => {
  const { integrity } = JSON.parse(text('importmap.json'));
  const base = `/portada/${manifest.version}/`;
  const ask = Object.keys(manifest.files).filter((name) => /^chunks\/ask-\w+\.js$/.test(name));
  const entries = [...Object.values(manifest.tags).map(({ entry }) => entry), ...ask];
  expect(ask).toHaveLength(1);
  for (const name of entries) {
    for (let retry = 0; retry < CHUNK_ADDRESSES; retry++)
      expect(integrity[base + name + queryOf(retry)]).toBe(manifest.files[name]?.integrity);
  }
  expect(Object.keys(integrity).filter((address) => address.includes('?'))).toHaveLength(
    entries.length * (CHUNK_ADDRESSES - 1),
  );
});

test('snippet and import map have the digests of every script, at the address of this version', () => {
  const { imports, integrity } = JSON.parse(text('importmap.json'));
  const base = `/portada/${manifest.version}/`;
  const scripts = Object.keys(manifest.files).filter((name) => /^(?:api|chunks)\/.*\.js$/.test(name));
  expect(Object.keys(integrity).filter((address) => !address.includes('?'))).toEqual(
    scripts.map((name) => base + name),
  );
  for (const name of scripts) expect(integrity[base + name]).toBe(manifest.files[name]?.integrity);
  for (const [name, { entry }] of Object.entries(manifest.modules)) expect(imports[name]).toBe(base + entry);
  for (const name of ['portada.css', 'portada.js']) {
    const { integrity: digest } = manifest.files[name] ?? {};
    expect(text('snippet.html')).toContain(`="${base}${name}" integrity="${digest}" crossorigin="anonymous"`);
  }
});
