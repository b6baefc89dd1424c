/** The lists of what opens and closes, and of the radio’s shows, where nothing is published and where much is. */

import { loadMoreAnswer } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { interviewQuestions, polls } from '../../src/db/schema/community.ts';
import { type ContentKind, contents, sections } from '../../src/db/schema/content.ts';
import { shows } from '../../src/db/schema/shows.ts';
import type { TestApp } from '../support/app.ts';
import { type Answer, attributeOf, read as readPage, textOf } from '../support/document.ts';
import { startHouse } from '../support/house.ts';

const DAY = 86_400_000;
let house: TestApp;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const read = (url: string): Promise<Answer> => readPage(house.app, url);
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const titlesIn = (html: string) =>
  [...html.matchAll(/card__title"><a href="[^"]*">([^<]*)</g)].map(([, title]) => title);

/** A content of the Spanish site, published so many days ago. */
async function add(
  kind: ContentKind,
  title: string,
  ago: number,
  row: Partial<typeof contents.$inferInsert> = {},
) {
  const [section] = await house.db.select().from(sections).where(eq(sections.siteId, 1)).limit(1);
  const publishedAt = inDays(-ago);
  const [made] = await house.db
    .insert(contents)
    .values({
      ...{ siteId: 1, sectionId: section?.id ?? 0, kind, lang: 'es', slug: 'uno', title },
      ...{ publishedAt, updatedAt: publishedAt, ...row },
    })
    .returning({ id: contents.id });
  return made?.id ?? 0;
}

test.each(['encuestas', 'entrevistas', 'participa', 'galerias', 'podcasts'])(
  '[PAGE-07] /%s/ says in words that there is nothing yet, in both languages',
  async (slug) => {
    await house.db.delete(shows);
    for (const [base, words] of [
      ['', 'Todavía no hay nada publicado aquí.'],
      ['/ca', 'Encara no hi ha res publicat aquí.'],
    ] as const) {
      const page = await read(pageUrl(base, `/${slug}/`));
      expect([page.status, textOf(page, 'main')]).toEqual([200, expect.stringContaining(words)]);
      expect((await read(pageUrl(base, `/${slug}/2/`))).status).toBe(404);
    }
  },
);

describe('of polls', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 9; n++) {
      // The content's own date says nothing of when votes are taken.
      const contentId = await add('poll', `Cerrada ${n}`, n, { closesAt: inDays(9) });
      await house.db.insert(polls).values({ contentId, question: '¿?', closesAt: inDays(-0.5) });
    }
    const later = await add('poll', 'Pronto', 20);
    await house.db.insert(polls).values({ contentId: later, question: '¿?', opensAt: inDays(2) });
    for (const [title, closesAt] of [
      ['Sin fin', null],
      ['Abierta', new Date('2099-12-31T12:00:00Z')],
    ] as const) {
      const contentId = await add('poll', title, closesAt ? 30 : 31);
      await house.db.insert(polls).values({ contentId, question: '¿?', closesAt });
    }
  });
  const closed = Array.from({ length: 9 }, (_, n) => `Cerrada ${n + 1}`);
  const expected = ['Abierta', 'Sin fin', 'Pronto', ...closed];

  test('[PAGE-07] open ones come first, then those that open later, on numbered pages', async () => {
    const [first, second] = [await read('/encuestas/'), await read('/encuestas/2/')];
    expect([...titlesIn(first.html), ...titlesIn(second.html)]).toEqual(expected);
    expect((await read('/encuestas/3/')).status).toBe(404);
  });

  test('[LOAD-03] [LOAD-04] and in what is loaded later, where each says whether it is open, too', async () => {
    const page = await read('/encuestas/');
    const next = attributeOf(page, 'portada-load-more', 'next-page') ?? '';
    const part = parse(loadMoreAnswer, (await house.app.inject(next)).json());
    expect([...titlesIn(page.html), ...titlesIn(part.html)]).toEqual(expected);
    expect(part.html.match(/Encuesta cerrada/g)).toHaveLength(5);
    const words = [...page.document.querySelectorAll('.portada-fallback-card-details')].map((list) =>
      list.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(words.slice(0, 4)).toEqual([
      'Plazo: Encuesta abierta · hasta el 31 dic 2099',
      'Plazo: Encuesta abierta',
      expect.stringMatching(/^Plazo: Se abre el \d+ \w{3} \d{4}$/),
      'Plazo: Encuesta cerrada',
    ]);
  });

  test('lists are kept until the next of them opens or closes, and no longer', async () => {
    const kept = async () => {
      const page = await read('/encuestas/');
      const next = await house.app.inject(attributeOf(page, 'portada-load-more', 'next-page') ?? '');
      return [page.headers, next.headers].map((headers) => String(headers['cache-control']));
    };
    const usual = 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400';
    expect(await kept()).toEqual([usual, usual]);
    const contentId = await add('poll', 'Casi cerrada', 40);
    await house.db.insert(polls).values({ contentId, question: '¿?', closesAt: inDays(100_000 / DAY) });
    for (const header of await kept()) {
      expect(header).toMatch(/^public, max-age=0, s-maxage=(9\d|100), stale-while-revalidate=0,/);
    }
    await house.db.delete(contents).where(eq(contents.id, contentId));
  });

  test('the feed is newest first all the same', async () => {
    const { body } = await house.app.inject('/rss/encuestas/');
    const titles = [...body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual([...closed, 'Pronto', 'Abierta', 'Sin fin']);
  });
});

test('[INTV-03] an interview that takes no more questions says so, and one that is over comes last', async () => {
  await add('interview', 'Terminada', 1, { closesAt: inDays(-3) });
  await add('interview', 'Esperando', 2, { closesAt: inDays(-0.5) });
  const full = await add('interview', 'Completa', 3, { questionLimit: 1 });
  await house.db.insert(interviewQuestions).values({ contentId: full, nick: 'Ona', text: '¿?' });
  await add('interview', 'Abierta', 4, { questionLimit: 1 });
  const { html, document } = await read('/entrevistas/');
  expect(titlesIn(html)).toEqual(['Completa', 'Abierta', 'Terminada', 'Esperando']);
  const words = [...document.querySelectorAll('.portada-fallback-card-details')].map((list) =>
    list.textContent.trim(),
  );
  expect(words).toEqual([
    expect.stringContaining('Ya no admite más preguntas'),
    expect.stringContaining('Abierto a preguntas'),
    expect.stringContaining('Encuentro terminado'),
    expect.stringContaining('Cerrado, a la espera de las respuestas'),
  ]);
});

describe('of podcasts', () => {
  beforeAll(async () => {
    const rows = await house.db
      .insert(shows)
      .values(
        Array.from({ length: 15 }, (_, n) => ({
          ...{ siteId: 1, slug: `programa-${n}`, name: `Programa ${n}`, summary: 'De noche.' },
          ...{ medium: n === 13 ? ('tv' as const) : ('radio' as const), lastPublishedAt: inDays(-1) },
        })),
      )
      .returning({ id: shows.id });
    const multimedia = { type: 'audio', src: '/media/audio/puerto/60.mp3' } as const;
    // Of the last one there is something to read only.
    for (const [n, { id: showId }] of rows.entries()) {
      await add(n === 14 ? 'article' : 'audio', `Capítulo ${n}`, n + 1, { showId, multimedia });
    }
    await add('audio', 'Suelto', 1, { multimedia });
  });

  test('[PAGE-07] lists the shows of the radio that one can listen to, those with the newest contents first, with metadata', async () => {
    const [first, second] = [await read('/podcasts/'), await read('/podcasts/2/')];
    const names = Array.from({ length: 13 }, (_, n) => `Programa ${n}`);
    expect([...titlesIn(first.html), ...titlesIn(second.html)]).toEqual(names);
    expect(second.document.title).toBe('Pódcast - Pag. 2 - Diario del Puerto');
    expect(attributeOf(second, 'link[rel="canonical"]', 'href')).toBe('http://localhost:4100/podcasts/2/');
    expect(attributeOf(second, 'link[rel="prev"]', 'href')).toBe('/podcasts/');
    expect(attributeOf(first, 'link[rel="next"]', 'href')).toBe('/podcasts/2/');
    expect(attributeOf(first, 'link[hreflang="ca"]', 'href')).toBe('http://localhost:4100/ca/podcasts/');
    expect(attributeOf(first, 'meta[name="description"]', 'content')).toMatch(/^Los programas de radio/);
    expect(textOf(first, '.nearby [aria-current="page"]')).toBe('Pódcast');
    const scripts = [...second.document.querySelectorAll('script[type="application/ld+json"]')];
    const [crumbs, list] = scripts.map(({ textContent }) => JSON.parse(textContent));
    expect(crumbs.itemListElement.at(-1).item).toBe('http://localhost:4100/podcasts/');
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 13, name: 'Programa 12', url: 'http://localhost:4100/programas/programa-12/' },
      ],
    });
    const again = await read('/podcasts/1/');
    expect([again.status, again.headers.location]).toEqual([301, '/podcasts/']);
  });

  test('a show of the radio leads to them, one of television does not', async () => {
    const linkOf = async (slug: string) =>
      attributeOf(await read(`/programas/${slug}/`), '.page-title__over a:nth-of-type(2)', 'href');
    expect([await linkOf('programa-0'), await linkOf('programa-13')]).toEqual(['/podcasts/', null]);
  });

  test('their feed has what one can hear of them', async () => {
    const page = await read('/podcasts/');
    const feed = attributeOf(page, 'link[type="application/rss+xml"]', 'href') ?? '';
    const { body } = await house.app.inject(new URL(feed).pathname);
    expect([...body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual(
      Array.from({ length: 13 }, (_, n) => `Capítulo ${n}`),
    );
    expect(body).toContain('<enclosure url="http://localhost/media/audio/puerto/60.mp3"');
    expect(body).toContain('<title>Pódcast - Diario del Puerto</title>');
  });
});
