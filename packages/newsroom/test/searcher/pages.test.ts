/** The search and list pages without script. */
import { filterDefinition } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { dayOf, startOfDay } from '../../src/content/dates.ts';
import { contents } from '../../src/db/schema/index.ts';
import type { TestApp } from '../support/app.ts';
import { type Answer, attributeOf, read as readPage, statusOf, textOf } from '../support/document.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const read = (url: string): Promise<Answer> => readPage(started.app, url);
const titles = ({ document }: Answer) =>
  [...document.querySelectorAll('.searcher__list h2')].map((heading) => heading.textContent.trim());
const none = (page: Answer) => textOf(page, '.portada-fallback-searcher-none');
const robots = (page: Answer) => attributeOf(page, 'meta[name="robots"]', 'content');
const countOf = (page: Answer) =>
  Number.parseInt(textOf(page, '.portada-fallback-searcher-count').replace('.', ''), 10);

const everyPage = [
  '/buscar/',
  '/buscar/puerto/',
  '/hemeroteca/',
  '/hemeroteca/hoy/',
  '/hemeroteca/2/',
  '/agenda/',
  '/programas/',
  '/programas/fuego-lento/',
  '/programas/fuego-lento/emisiones/',
  '/programas/fuego-lento/similares/',
  '/autores/?searchText=a',
  '/boletines/a-bordo/',
  '/videos/',
  '/videos/2/',
  '/audios/',
  '/recetas/',
  '/blogs/',
  '/encuestas/',
  '/podcasts/',
  '/contacto/',
];

describe.each(['', '/ca'])('on the site at «%s»', (base) => {
  test.each(everyPage)(
    '%s has one heading, no leap between headings, and is the same for everybody',
    async (path) => {
      const page = await read(pageUrl(base, path));
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toContain('public');
      const levels = [...page.document.querySelectorAll('h1, h2, h3')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
      expect(page.document.querySelectorAll('[style], style, [onclick]')).toHaveLength(0);
    },
  );

  test('every link of these pages works', async () => {
    const links = new Set<string>();
    for (const path of everyPage) {
      const { html } = await read(pageUrl(base, path));
      const found = html.slice(html.indexOf('<main')).matchAll(/<a\b[^>]* href="(\/[^"]*)"/g);
      for (const [, href = ''] of found) links.add(href.replaceAll('&amp;', '&'));
    }
    expect(links.size).toBeGreaterThan(90);
    // Of a section's contents one: that each has its page is the seed's test.
    const ofSections = new Map([...links].map((link) => [link.replace(/[^/]+-\d+\/$/, ''), link]));
    for (const link of ofSections.values())
      expect([link, await statusOf(started.app, link)]).toEqual([link, 200]);
  }, 120_000);
});

test('[HEAD-04] the header has a link to the search', async () => {
  expect(attributeOf(await read('/ca/'), 'portada-header-search a', 'href')).toBe('/ca/buscar/');
});

describe('search', () => {
  test('[SRCH-03] [SRCH-05] text and path are the same page, and the text wins (reading 11)', async () => {
    const [byText, byPath, both] = [
      await read('/buscar?text=catamarán'),
      await read('/buscar/catamar%C3%A1n'),
      await read('/buscar/puerto/?text=catamarán'),
    ];
    expect(titles(byText).length).toBeGreaterThan(0);
    for (const page of [byPath, both]) expect(titles(page)).toEqual(titles(byText));
    expect(textOf(byText, 'h1')).toBe('Resultados de «catamarán»');
    expect(attributeOf(byText, 'portada-search-opening', 'text')).toBe('catamarán');
    // As in the widget.
    expect(attributeOf(byText, 'portada-search-opening label:first-of-type [name]', 'name')).toBe('text');
    expect(attributeOf(byText, 'portada-search-opening', 'num-results')).toBe(String(countOf(byText)));
  });

  test('[SRCH-03] searchtype selects news or other contents, by default all', async () => {
    const [all, news, other] = [
      await read('/buscar?text=puerto'),
      await read('/buscar?text=puerto&searchtype=news'),
      await read('/buscar?text=puerto&searchtype=other'),
    ];
    expect(countOf(news) + countOf(other)).toBe(countOf(all));
    expect(attributeOf(news, 'portada-searcher', 'type')).toBe('news');
    expect(attributeOf(news, 'portada-search-opening', 'searchtype')).toBe('news');
    expect(attributeOf(all, 'portada-search-opening', 'searchtype')).toBeNull();
    expect(countOf(await read('/buscar?text=puerto&searchtype=x'))).toBe(countOf(all));
  });

  test('results are not indexed by search engines', async () => {
    const page = await read('/buscar?text=puerto&section=puerto');
    expect(robots(page)).toBe('noindex');
    expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toBe(
      'http://localhost:4100/buscar/?text=puerto',
    );
  });

  test('links to further pages keep the query', async () => {
    const first = await read('/buscar?text=puerto&kind=article');
    expect(attributeOf(first, '.pager a[rel="next"]', 'href')).toBe(
      '/buscar/?text=puerto&kind=article&page=2',
    );
    const second = await read('/buscar/?text=puerto&kind=article&page=2');
    expect(second.document.title).toContain(' - Pag. 2');
    expect(attributeOf(second, 'meta[name="description"]', 'content')).toMatch(/ - Pag\. 2$/);
    expect(attributeOf(second, 'link[rel="prev"]', 'href')).toBe('/buscar/?text=puerto&kind=article');
    expect(titles(second).some((title) => titles(first).includes(title))).toBe(false);
  });

  test('a misspelt text shows its correction', async () => {
    const page = await read('/buscar?text=puetro');
    expect(textOf(page, '.searcher .status')).toBe(
      'No hay nada con «puetro». Esto es lo que hay con «puerto».',
    );
    expect(titles(page).length).toBeGreaterThan(0);
  });

  test('the widget has the same filters and dates as the form', async () => {
    const page = await read('/ca/buscar/');
    const filters = parse(
      array(filterDefinition),
      JSON.parse(attributeOf(page, 'portada-searcher', 'filters') ?? ''),
    );
    expect(filters.map(({ name, type }) => [name, type])).toEqual([
      ['section', 'select'],
      ['kind', 'select'],
      ['author', 'predictive'],
    ]);
    expect(JSON.parse(attributeOf(page, 'portada-searcher', 'date-filters') ?? '')).toMatchObject({
      label: 'Data de publicació',
      filters: expect.arrayContaining([{ value: 'lastWeek', name: 'L’última setmana' }]),
    });
    const controls = [...page.document.querySelectorAll('portada-searcher select')];
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(filters.map(({ name }) => name));
  });
});

describe('archive', () => {
  test('[ARCH-02] today and yesterday list the contents of their day, from midnight to midnight', async () => {
    const now = started.app.now();
    const midnight = startOfDay(dayOf(now));
    const own = await started.db
      .select({ id: contents.id })
      .from(contents)
      .where(eq(contents.siteId, 1))
      .limit(3);
    const moments = [0, -1_000, -26 * 3_600_000].map((after) => new Date(midnight.getTime() + after));
    for (const [index, { id }] of own.entries()) {
      const publishedAt = moments[index] ?? now;
      await started.db
        .update(contents)
        .set({ publishedAt, title: `Momento ${index}` })
        .where(eq(contents.id, id));
    }
    const momentsOf = async (path: string) =>
      titles(await read(path)).filter((title) => title.startsWith('Momento'));
    expect(await momentsOf('/hemeroteca/hoy/')).toEqual(['Momento 0']);
    expect(await momentsOf('/hemeroteca/ayer/')).toEqual(['Momento 1']);
  });

  test('[ARCH-03] a range works with and without a trailing slash, and shows its dates', async () => {
    const path = `/hemeroteca/2025/01/01/${dayOf(started.app.now()).replaceAll('-', '/')}`;
    const [bare, slash] = [await read(path), await read(`${path}/`)];
    expect(titles(slash)).toEqual(titles(bare));
    expect(attributeOf(bare, 'input[name="startDate"]', 'value')).toBe('2025-01-01');
    expect(attributeOf(slash, 'link[rel="canonical"]', 'href')).toBe(`http://localhost:4100${path}`);
  });

  test('[ARCH-05] [ARCH-07] [ARCH-08] numbered pages are linked, also by link elements', async () => {
    const [first, second] = [await read('/hemeroteca/'), await read('/hemeroteca/2/')];
    expect(first.document.title).toBe('Hemeroteca - Diario del Puerto');
    expect(attributeOf(first, 'link[rel="prev"]', 'href')).toBeNull();
    expect(attributeOf(first, 'link[rel="next"]', 'href')).toBe('/hemeroteca/2/');
    expect(attributeOf(first, '.pager a[rel="next"]', 'href')).toBe('/hemeroteca/2/');
    expect(second.document.title).toBe('Hemeroteca - Pag. 2 - Diario del Puerto');
    expect(attributeOf(second, 'meta[name="description"]', 'content')).toMatch(/ - Pag\. 2$/);
    expect(attributeOf(second, 'link[rel="prev"]', 'href')).toBe('/hemeroteca/');
    expect(attributeOf(second, 'link[rel="next"]', 'href')).toBe('/hemeroteca/3/');
    expect(titles(second).some((title) => titles(first).includes(title))).toBe(false);
    expect((await started.app.inject('/hemeroteca/1/')).headers.location).toBe('/hemeroteca/');
    expect((await read('/hemeroteca/900/')).status).toBe(404);
  });

  test('[SEEK-14] the form’s dates redirect to a path of the archive, and other parameters stay', async () => {
    const to = async (query: string) =>
      (await started.app.inject(`/ca/hemeroteca/?${query}`)).headers.location;
    expect(await to('startDate=2026-01-01&endDate=2026-01-31&section=port&searchText=moll')).toBe(
      '/ca/hemeroteca/2026/01/01/2026/01/31?searchText=moll&section=port',
    );
    expect(await to('startDate=2026-01-01&endDate=')).toBe('/ca/hemeroteca/2026/01/01/2026/01/01');
    expect(await to(`startDate=${dayOf(started.app.now())}`)).toBe('/ca/hemeroteca/hoy/');
  });

  test('the archive is indexed, except filtered lists and empty days', async () => {
    expect(robots(await read('/hemeroteca/'))).toBeNull();
    expect(robots(await read('/hemeroteca/?section=puerto'))).toBe('noindex');
    const empty = await read('/hemeroteca/1980/01/01/1980/01/02');
    expect([empty.status, robots(empty)]).toEqual([200, 'noindex']);
    expect(none(empty)).toContain('No hemos encontrado nada');
  });
});

describe('agenda', () => {
  test('[AGEN-01] the query filters by text, filters and days', async () => {
    const all = await read('/agenda/');
    expect(countOf(all)).toBeGreaterThan(5);
    const jazz = await read('/agenda/?searchText=jazz');
    expect(titles(jazz)).toEqual(['Doce noches de jazz en las Atarazanas']);
    const music = await read('/agenda/?thematic=M%C3%BAsica&place=Atarazanas');
    expect(titles(music)).toContain('Doce noches de jazz en las Atarazanas');
    expect(attributeOf(music, 'select[name="thematic"] option[selected]', 'value')).toBe('Música');
    const past = await read('/agenda/?startDate=2020-01-01&endDate=2020-12-31');
    expect(titles(past)).toEqual([]);
    expect(attributeOf(all, 'portada-searcher', 'module-id')).toBe('agenda');
    expect(attributeOf(all, 'portada-searcher', 'mode')).toBe('agenda');
  });

  test('contents of the section keep their paths below it', async () => {
    const link = attributeOf(await read('/agenda/'), '.searcher__list h2 a', 'href') ?? '';
    expect(link).toMatch(/^\/agenda\/.+-\d+\/$/);
    expect((await read(link)).status).toBe(200);
  });
});

describe('shows', () => {
  const grid = '.portada-fallback-show-index-grid';
  const names = ({ document }: Answer) =>
    [...document.querySelectorAll(`${grid} h2`)].map((heading) => heading.textContent.trim());

  test('[SHOW-01] [SHOW-03] the index has its title, its letters and cards that link to the shows', async () => {
    const page = await read('/ca/programes/');
    expect(textOf(page, 'h1')).toBe('Programes');
    expect(page.document.querySelectorAll('.portada-fallback-show-index-letter')).toHaveLength(28);
    expect(names(page)).toHaveLength(12);
    expect(page.document.querySelectorAll(`${grid} img`)).toHaveLength(12);
  });

  test('is filtered by a letter or a text, and a text resets the letter (SHOW-09)', async () => {
    expect(names(await read('/programas/?letter=%23'))).toEqual(['24 horas en el muelle']);
    expect(names(await read('/programas/?text=anadido'))).toEqual(['Tiempo añadido']);
    expect(names(await read('/programas/?text=anadido&letter=Q'))).toEqual(['Tiempo añadido']);
    expect(textOf(await read('/programas/?letter=X'), '[role="status"]')).toBe('No hay ningún programa así.');
  });

  test('lists every show once across its pages', async () => {
    const all: string[] = [];
    for (const page of [1, 2, 3]) all.push(...names(await read(`/programas/?page=${page}`)));
    expect([all.length, new Set(all).size]).toEqual([30, 30]);
    expect((await read('/programas/?page=4')).status).toBe(404);
  });
});

test('[SRCH-06] authors are found by name', async () => {
  const page = await read('/autores/?searchText=ines');
  expect(textOf(page, '.portada-fallback-card-title')).toBe('Inés Company');
  expect(attributeOf(page, 'portada-searcher', 'type')).toBe('author');
  expect(textOf(await read('/autores/?searchText=zzzzzz'), '.portada-fallback-searcher-list')).toBe(
    'No hay nadie con ese nombre.',
  );
});

test('[SEEK-10] a newsletter’s archive lists its issues, and the widget has its slug', async () => {
  const page = await read('/ca/butlletins/a-bordo/');
  expect(attributeOf(page, 'portada-searcher', 'taxon-url')).toBe('/ca/butlletins/a-bordo/');
  expect(titles(page)).toHaveLength(5);
  expect((await read('/boletines/nada/')).status).toBe(404);
});

test('[LOAD-03] a section’s list continues after the last card of its page', async () => {
  const page = await read('/puerto/');
  const next = attributeOf(page, 'portada-load-more', 'next-page') ?? '';
  const { html } = (await started.app.inject(next)).json<{ html: string }>();
  const second = await read('/puerto/2/');
  expect(html).toContain(`>${textOf(second, '.section-page__list h2')}<`);
  expect(attributeOf(page, 'portada-load-more a[rel="next"]', 'href')).toBe('/puerto/2/');
});
