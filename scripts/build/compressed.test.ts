import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { writeCompressed } from './compressed.ts';
import { writeText } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'portada-compressed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('scripts and style sheets get copies of the same text and time, and nothing else does', async () => {
  const files = { 'portada.js': 'let a; '.repeat(50), 'portada.css': 'a{} ', 'chunks/a.js': 'let b;' };
  const others = ['manifest.json', 'portada.d.ts', 'docs/index.html'];
  for (const [name, text] of Object.entries(files)) await writeText(folder, name, text);
  for (const name of others) await writeText(folder, name, 'text');
  await writeCompressed(folder);

  const copies = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    /\.(?:br|gz)$/.test(name),
  );
  expect(copies.sort()).toEqual(
    Object.keys(files)
      .flatMap((name) => [`${name}.br`, `${name}.gz`])
      .sort(),
  );
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
    const times = [path, `${path}.br`, `${path}.gz`].map((file) => statSync(file).mtimeMs);
    expect(new Set(times).size).toBe(1);
  }
});
