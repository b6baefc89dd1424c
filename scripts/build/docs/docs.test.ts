import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@portada/widgets/registry';
import { type Document, Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Element } from '../elements.ts';
import { fromRoot } from '../paths.ts';
import { readingOrder } from './order.ts';
import { pageAddress } from './render.ts';
import { writeDocs } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'portada-docs-'));
const docs = join(folder, 'docs');
const tags = Object.keys(registry).map((name) => `portada-${name}`);

const element = (tag: string): Element => ({
  tag,
  className: 'X',
  chunk: '',
  description: `What ${tag} does.`,
  summary: 'A widget.',
  example: { html: '<portada-tides></portada-tides>', hasFallback: false },
  fallback: '',
  since: '1.0.0',
  root: 'light',
  registration: { load: 'idle' },
  flag: 'x',
  calls: [],
  attributes: [],
  events: [],
  slots: [],
  parts: [],
  properties: [],
});

const opened = new Map<string, Document>();

/** A page, parsed once for all tests. */
function open(file: string): Document {
  const known = opened.get(file);
  if (known) return known;
  const { document } = new Window();
  document.write(readFileSync(join(docs, file), 'utf8'));
  opened.set(file, document);
  return document;
}

const files = () => readdirSync(docs).filter((file) => file.endsWith('.html'));

beforeAll(async () => {
  await writeDocs(folder, { elements: tags.map(element), entities: {}, properties: [] });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('every guide and every element has its page, listed in reading order', async () => {
  const titles = await readingOrder();
  const guides = readdirSync(fromRoot('stories/guide')).filter((file) => file.endsWith('.mdx'));
  expect(titles).toHaveLength(guides.length);
  expect(files()).toHaveLength(titles.length + tags.length + 1);
  const listed = [...open('index.html').querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(listed).toEqual([...titles, 'All elements', ...tags.toSorted()]);
});

describe('a page', () => {
  test('has a language, a title, one first heading, and no level left out', () => {
    for (const file of files()) {
      const page = open(file);
      expect(page.documentElement.lang).toBe('en');
      expect(page.title, file).toMatch(/^.+ · Portada \d/);
      const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) =>
        Number(localName[1]),
      );
      expect(
        levels.filter((level) => level === 1),
        file,
      ).toEqual([1]);
      expect(levels[0]).toBe(1);
      levels.forEach((level, place) => {
        expect(level - (levels[place - 1] ?? 0), `${file}, heading ${place}`).toBeLessThanOrEqual(1);
      });
    }
  });

  test('leads only to what is there, and works from any folder without script', () => {
    for (const file of files()) {
      const page = open(file);
      expect(page.querySelectorAll('script, style, [style]'), file).toHaveLength(0);
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const link of page.querySelectorAll('a[href], link[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (/^https?:/.test(href)) continue;
        const [path = '', part] = href.split('#');
        expect(existsSync(join(docs, path || file)), `${file} leads to ${href}`).toBe(true);
        if (part) expect(open(path || file).getElementById(part), `${file} leads to ${href}`).not.toBeNull();
      }
    }
  });

  test('has its tables drawn, and nothing left of what only Storybook understands', () => {
    const tokens = open('tokens.html');
    expect(tokens.querySelector('td code')?.textContent).toMatch(/^--portada-/);
    for (const file of files()) {
      const body = open(file).body.cloneNode(true);
      for (const code of body.querySelectorAll('pre, code')) code.remove();
      expect(body.textContent, file).not.toMatch(/\|\s*-{3}|\?path=|TokenSheet|@storybook/);
    }
  });
});

test('an address of Storybook leads to the page of the same folder, any other stays', () => {
  expect(pageAddress('?path=/docs/guide-flags-and-loading--docs#advertising')).toBe(
    'flags-and-loading.html#advertising',
  );
  expect(pageAddress('?path=/docs/guide-introduction--docs')).toBe('index.html');
  expect(pageAddress('?path=/docs/widgets-poll--docs')).toBe('portada-poll.html');
  expect(pageAddress('https://example.com/')).toBe('https://example.com/');
});
