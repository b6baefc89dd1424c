/** Pages render correctly for any query. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { read, textOf } from '../support/document.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const texts = [
  'a'.repeat(10_000),
  'palabra '.repeat(1_000),
  '"'.repeat(500),
  '!!! ??? ...',
  "'); DROP TABLE contents; --",
  'a & | ! b',
  ':*',
  'puerto:*',
  '"sin cerrar',
  '«»',
  '\u0000puerto\u0000',
  'مرحبا بالعالم',
  'שלום',
  '\u202Eotreup',
  '👩‍🚀🚢',
  '%',
  '\\',
  '<script>alert(1)</script>',
  '-- -dique',
  '東京',
];

test.each(texts)('the search responds to %j', async (text) => {
  const query = encodeURIComponent(text);
  for (const url of [
    `/buscar?text=${query}`,
    `/hemeroteca/?searchText=${query}`,
    `/agenda/?searchText=${query}&place=${query}`,
    `/programas/?text=${query}`,
    `/autores/?searchText=${query}`,
  ]) {
    const page = await read(started.app, url);
    expect([url.slice(0, 60), page.status]).toEqual([url.slice(0, 60), 200]);
    // Unparsed: a hundred pages would take seconds.
    expect(page.html).toMatch(/<h1[^>]*>[^<]*\S/);
    expect(/<main[\s\S]*<\/main>/.exec(page.html)?.[0]).not.toContain('<script');
  }
});

test.each(texts)('the search responds to %j in the path', async (text) => {
  const page = await read(started.app, `/buscar/${encodeURIComponent(text)}/`);
  expect(page.status).toBe(200);
});

test('the query is escaped, and truncated to the maximum', async () => {
  const page = await read(
    started.app,
    `/buscar?text=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
  );
  expect(page.document.querySelector('img[src="x"]')).toBeNull();
  expect(textOf(page, 'h1')).toContain('<img src=x');
  const long = await read(started.app, `/buscar?text=${'a'.repeat(5_000)}`);
  expect(long.document.querySelector('input[name="text"]')?.getAttribute('value')).toHaveLength(200);
});

test.each([
  'startDate=2026-02-31',
  'startDate=2026-12-31&endDate=2026-01-01',
  'startDate=ayer',
  'endDate=9999-99-99',
  'startDate=0000-00-00',
])('dates that are none are said to be: %s', async (query) => {
  for (const path of ['/buscar/', '/agenda/', '/hemeroteca/', '/boletines/a-bordo/']) {
    const page = await read(started.app, `${path}?${query}`);
    expect([path, page.status]).toEqual([path, 200]);
    expect(textOf(page, '.searcher .status')).toContain('Revisa las fechas');
    expect(page.document.querySelectorAll('.searcher__list .card')).toHaveLength(0);
  }
});

test.each([
  '/agenda/?startDate=0001-01-01&endDate=9999-12-31',
  '/agenda/?startDate=0001-01-01&endDate=0001-01-02',
  '/buscar?text=puerto&startDate=0000-01-01&endDate=9999-12-31',
  '/buscar?text=puerto&page=abc',
  '/buscar?text=puerto&page=-1',
  '/buscar?text=puerto&page=999999999',
  '/buscar?text=puerto&page=1e9',
  '/buscar?text=a&text=b&section=x&section=y',
  '/buscar?text[a]=b&section[]=c',
  '/buscar?__proto__=x&constructor=y&utm_source=z',
  '/buscar?section=no-such&author=99999999999&kind=%00',
  '/programas/?letter=%00&page=0',
  '/programas/?letter=AB',
  '/hemeroteca/?startDate=0001-01-01&endDate=0001-01-02&page=7',
])('%s is a page or leads to one', async (url) => {
  const answer = await started.app.inject({ url, headers: { host: 'localhost:4100' } });
  expect([200, 302]).toContain(answer.statusCode);
});

test.each([
  '/hemeroteca/2026/02/31/2026/03/01',
  '/hemeroteca/9999/12/31/9999/12/31',
  '/hemeroteca/0000/00/00/0000/00/00/',
  '/hemeroteca/999/',
  '/hemeroteca/%00/',
  '/agenda/?page=999',
  '/autores/?page=999',
  '/programas/%00/',
  '/programas/no-hay/',
  '/programas/fuego-lento/999/',
])('%s is not there, and says so on a page', async (url) => {
  const page = await read(started.app, url);
  expect(page.status).toBe(404);
  expect(textOf(page, 'h1')).toBe('Aquí no hay nada');
});

test('a search that finds nothing leads to the sections, another one does not', async () => {
  const ways = async (text: string) => {
    const { document } = await read(started.app, `/ca/buscar/?text=${text}`);
    return [...document.querySelectorAll('.elsewhere a')].map((link) => link.getAttribute('href'));
  };
  expect(await ways('xqzw')).toEqual(expect.arrayContaining(['/ca/', '/ca/ciutat/']));
  expect(await ways('port')).toEqual([]);
});
