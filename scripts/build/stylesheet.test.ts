import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeStylesheet } from './stylesheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'portada-css-'));
let css = '';

beforeAll(async () => {
  await writeStylesheet(folder);
  css = readFileSync(join(folder, 'portada.css'), 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('places that are kept free follow the reader’s size of text, and nothing follows the page’s root', () => {
  expect(css).toContain('var(--portada-login-reserve, calc(var(--portada-text-base) * 33.125))');
  expect(css).not.toMatch(/\drem\b/);
});

test('the size of text is 16 px until a reader’s own is known, and in the layer, so that a page’s own wins', () => {
  const base = css.indexOf('--portada-text-base: 16px');
  const first = css.indexOf('@layer portada{@media (width >= calc((8.5px - 1em)*100000))');
  expect(base).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(base);
});

test('a strip keeps to its line until it is drawn, but not where it failed or no script runs', () => {
  const strip =
    /@media\(scripting:enabled\)\{portada-hot-topics:not\([^)]*\):not\(\[data-state=failed\]\)\{[^}]*white-space:nowrap/;
  expect(css.replaceAll(/\s*([:,])\s*/g, '$1')).toMatch(strip);
});

test('what is switched off is not seen, whatever the page or a publisher’s own widget says of its display', () => {
  expect(css).toMatch(
    /portada-poll[^{}]*\):is\(\[hidden\],\[data-state=off\]\)[^{}]*\{display:none!important\}/,
  );
  expect(css).toMatch(/,\[hidden\]\[data-state=off\]\{display:none!important\}/);
});

test('the header has its columns before its script comes', () => {
  expect(css).toContain('"menu logo links"');
});
