/** The interpretation of queries: phrases, excluded terms, prefixes, misspellings, and ranking. */
import { type SearcherAnswer, searcherAnswer } from '@portada/contract';
import { inArray, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/index.ts';
import type { TestApp } from '../support/app.ts';
import { attributeOf, read as readPage, textOf } from '../support/document.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const added: number[] = [];
afterEach(async () => {
  if (added.length > 0) await started.db.delete(contents).where(inArray(contents.id, added.splice(0)));
});

const DAY_MS = 86_400_000;

async function publish(title: string, fields: { body?: string; daysAgo?: number; site?: 1 | 2 } = {}) {
  const { body = '', daysAgo = 1, site = 1 } = fields;
  const publishedAt = new Date(Date.now() - daysAgo * DAY_MS);
  const [row] = await started.db
    .insert(contents)
    .values({
      siteId: site,
      sectionId: sql<number>`(select min(id) from sections where site_id = ${site})`,
      kind: 'article',
      lang: site === 1 ? 'es' : 'ca',
      slug: 'texto',
      title,
      body,
      publishedAt,
      updatedAt: publishedAt,
    })
    .returning({ id: contents.id });
  if (row) added.push(row.id);
}

async function search(
  searchText: string,
  query: Record<string, string> = {},
  site = '',
): Promise<SearcherAnswer> {
  const response = await started.app.inject({
    url: `${site}/webapi/searcher/`,
    query: { searchText, limit: '50', ...query },
  });
  expect(response.statusCode).toBe(200);
  return parse(searcherAnswer, response.json());
}

const titlesOf = async (text: string, site = '') =>
  (await search(text, {}, site)).results.map(({ title }) => title);

describe('phrases', () => {
  test.each(['"zarpa el bergantín"', '«zarpa el bergantín»', '“zarpa el bergantin”', '"zarpa el bergantín'])(
    '%s is found in its order and in no other',
    async (text) => {
      await publish('Zarpa el bergantín de la escuela');
      await publish('El bergantín no zarpa');
      await publish('La escuela', { body: '<p>Hoy zarpa el bergantín.</p>' });
      expect(await titlesOf(text)).toEqual(['Zarpa el bergantín de la escuela', 'La escuela']);
      expect(await titlesOf('zarpa bergantín')).toHaveLength(3);
    },
  );

  test('excluded terms remove a content, wherever they are in it', async () => {
    await publish('El bergantín de madera');
    await publish('El bergantín de hierro');
    await publish('El bergantín viejo', { body: '<p>Era de hierro.</p>' });
    expect(await titlesOf('bergantín -hierro')).toEqual(['El bergantín de madera']);
    expect(await titlesOf('bergantin -"de madera"')).toHaveLength(2);
  });

  test('an excluded word without its accent excludes all its forms', async () => {
    await publish('El bergantín', { body: '<p>Habrá navegaciones.</p>' });
    expect(await titlesOf('bergantín -navegacion')).toEqual([]);
  });

  test('operators of other search engines are words', async () => {
    await publish('Or i plata al bergantí', { site: 2 });
    expect(await titlesOf('or bergantí', '/ca')).toEqual(['Or i plata al bergantí']);
    expect(await titlesOf('plata | bergantí & or', '/ca')).toEqual(['Or i plata al bergantí']);
  });
});

describe('joiners', () => {
  test.each([
    ['می\u200cخواهم', 'میخواهم'],
    ['कक्\u200dष', 'कक्ष'],
    ['సాఫ్ట్\u200cవేర్', 'సాఫ్ట్వేర్'],
  ])('%s is found with and without them, however it is written', async (joined, plain) => {
    await publish(`Uno ${joined}`);
    await publish('Dos', { body: `<p>${plain}</p>`, daysAgo: 2 });
    for (const text of [joined, plain, `"${joined}"`, `uno ${plain}`]) {
      expect((await titlesOf(text))[0], text).toBe(`Uno ${joined}`);
    }
    expect(await titlesOf(joined)).toEqual([`Uno ${joined}`, 'Dos']);
  });
});

describe('rank', () => {
  test('a title ranks above a body, newer above older', async () => {
    await publish('De la mar', { body: '<p>El bergantín.</p>', daysAgo: 2 });
    await publish('El bergantín, en enero', { daysAgo: 300 });
    await publish('El bergantín, en junio', { daysAgo: 150 });
    await publish('De la costa', { body: '<p>El bergantín.</p>', daysAgo: 1 });
    await publish('El bergantín, hace mucho', { daysAgo: 900 });
    expect(await titlesOf('bergantines')).toEqual([
      'El bergantín, en junio',
      'El bergantín, en enero',
      'De la costa',
      'De la mar',
      'El bergantín, hace mucho',
    ]);
  });

  test('pages by number and by cursor have the same order', async () => {
    const all = (await search('puerto')).results.map(({ id }) => id);
    const second = await search('puerto', { limit: '7', page: '2' });
    expect(second.results.map(({ id }) => id)).toEqual(all.slice(7, 14));
    expect((await search('puerto', { limit: '7', page: '900' })).results).toEqual([]);
  });
});

describe('a text without matches', () => {
  test('[PRED-05] is matched as a prefix of a title’s word, together with whole words', async () => {
    await publish('El bergantín vuelve', { body: '<p>Con la marea.</p>' });
    await publish('El bergantín zarpa');
    expect(await titlesOf('bergan')).toHaveLength(2);
    expect(await titlesOf('marea bergan')).toEqual(['El bergantín vuelve']);
    expect(await titlesOf('catamar')).toContain(
      'Los libros viajan en barca: la biblioteca estrena préstamo en el catamarán de la Punta',
    );
  });

  test('a whole word is not matched as a prefix', async () => {
    await publish('La mar');
    const { results } = await search('mar');
    expect(results.every(({ title }) => !/^Marola\b/.test(title))).toBe(true);
  });

  test.each(['bregantín', 'bergatin', 'berganttin', 'vergantin', 'BERGANTÍM'])(
    'a slip of the pen still finds: %s',
    async (typed) => {
      await publish('El bergantín de la escuela');
      expect(await titlesOf(typed)).toEqual(['El bergantín de la escuela']);
      expect(await titlesOf(`${typed} escuela`)).toEqual(['El bergantín de la escuela']);
    },
  );

  test('a corrected search continues by cursor, and a changed title adds its words', async () => {
    const first = await search('puetro', { limit: '5' });
    expect(first.numResults).toBe((await search('puerto')).numResults);
    const cursor = String(first.searcherPayload.cursorMark);
    const next = await started.app.inject({
      url: `/webapi/searcher/${cursor}`,
      query: { searchText: 'puetro', limit: '5' },
    });
    expect(parse(searcherAnswer, next.json()).results).toHaveLength(5);
    await publish('Sin nada');
    await started.db
      .update(contents)
      .set({ title: 'Una carabela' })
      .where(inArray(contents.id, [...added]));
    expect(await titlesOf('carabeal')).toEqual(['Una carabela']);
  });

  test('has no results when no word is similar', async () => {
    expect(await search('xqzwvk')).toMatchObject({ results: [], numResults: 0, hasMoreResults: false });
    expect(await search('&!|')).toMatchObject({ results: [], numResults: 0 });
  });
});

describe('the ways on from results', () => {
  test('a word finds its synonyms in the language of the site, unless it is quoted or excluded', async () => {
    await publish('Habla el consistorio');
    await publish('Parla l’ajuntament de bergantins', { site: 2 });
    expect(await titlesOf('ayuntamiento')).toContain('Habla el consistorio');
    expect(await titlesOf('"ayuntamiento"')).not.toContain('Habla el consistorio');
    expect(await titlesOf('habla -ayuntamiento')).toContain('Habla el consistorio');
    expect(await titlesOf('consistoris bergantí', '/ca')).toEqual(['Parla l’ajuntament de bergantins']);
    expect((await search('ayuntamientos')).marks).toEqual(['ayuntamientos', 'consistorio']);
  });

  test('a rare spelling suggests the usual one, if that finds more with the same filters', async () => {
    await publish('Puertto');
    const { numResults, suggestion, meant } = await search('puertto');
    expect({ numResults, suggestion, meant }).toEqual({ numResults: 1, suggestion: 'puerto', meant: '' });
    const nowhere = JSON.stringify({ section: 'puertto' });
    expect((await search('puertto', { filterValues: nowhere })).suggestion).toBe('');
    const { document } = await readPage(started.app, '/buscar/?text=puertto&kind=article');
    const link = document.querySelector('.portada-fallback-searcher-suggestion a');
    expect(link?.textContent).toBe('¿Querías decir «puerto»?');
    expect(link?.getAttribute('href')).toBe('/buscar/?text=puerto&kind=article');
  });

  test('what was searched for is told and marked', async () => {
    expect(await search('puetro')).toMatchObject({ meant: 'puerto', suggestion: '', marks: ['puerto'] });
    const corrected = await readPage(started.app, '/buscar/puetro');
    expect(textOf(corrected, 'h1')).toBe('Resultados de «puerto»');
    expect(attributeOf(corrected, 'portada-search-opening', 'meant')).toBe('puerto');
    expect(attributeOf(corrected, 'input[name=text]', 'value')).toBe('puetro');
    expect(await search('marea bergan -hierro "mar en calma"')).toMatchObject({ meant: '' });
    await publish('El bergantín <b>vuelve');
    expect((await search('bergan')).marks).toEqual(['bergan*']);
    const { document } = await readPage(started.app, '/buscar/bergan');
    const title = document.querySelector('.searcher__list .card__title a');
    expect(title?.innerHTML).toBe('El bergantín &lt;b&gt;vuelve');
    await publish('Bergantines al sol');
    const marks = (await readPage(started.app, '/buscar/bergan')).document.querySelectorAll('mark');
    expect([...marks].map(({ textContent }) => textContent)).toContain('Bergantines');
  });

  test('each value of a filter without a choice has the number of results that it would leave', async () => {
    const { counts, numResults } = await search('puerto', { filterValues: '{"kind":"article"}' });
    expect(Object.keys(counts)).toEqual(['section']);
    const left = Object.values(counts.section ?? {}).reduce((all, each) => all + each, 0);
    expect(left).toBe(numResults);
    for (const [section, n] of Object.entries(counts.section ?? {})) {
      const filterValues = JSON.stringify({ kind: 'article', section });
      expect([section, (await search('puerto', { filterValues })).numResults]).toEqual([section, n]);
    }
    const all = await search('puerto');
    expect(all.counts.kind?.article).toBe(numResults);
    const chosenAll = { filterValues: '{"kind":"article","section":"puerto"}' };
    expect((await search('puerto', chosenAll)).counts).toEqual({});
    const agenda = { moduleId: 'agenda', filterValues: '{"modality":"Presencial"}' };
    const events = await search('', agenda);
    const filterValues = '{"modality":"Presencial","thematic":"Música"}';
    expect(events.counts.thematic?.Música).toBe((await search('', { ...agenda, filterValues })).numResults);
    expect((await search('', { filterValues: '{"kind":"article"}' })).counts).toEqual({});
  });
});

describe('names', () => {
  test('[PRED-04] [PRED-05] [SRCH-06] authors are found by a part of their name, without accents', async () => {
    const { results, numResults } = await search('INES', { type: 'author', limit: '12' });
    expect(results.map(({ title }) => title)).toContain('Inés Company');
    expect(numResults).toBe(results.length);
    const ines = results.find(({ title }) => title === 'Inés Company');
    expect(ines).toMatchObject({ url: '/autores/ines-company/' });
    const hers = await search('', { filterValues: JSON.stringify({ author: ines?.id ?? '' }) });
    expect(hers.numResults).toBeGreaterThan(0);
  });

  test('[PRED-05] places and themes of events are filters of the agenda', async () => {
    for (const [type, text, name] of [
      ['place', 'ATARAZ', 'Atarazanas'],
      ['thematic', 'musi', 'Música'],
      ['modality', 'presencial', 'Presencial'],
    ] as const) {
      const { results } = await search(text, { type });
      const match = results.find(({ title }) => title === name);
      expect([type, match?.title]).toEqual([type, name]);
      const found = await search('', {
        moduleId: 'agenda',
        filterValues: JSON.stringify({ [type]: match?.id ?? '' }),
      });
      expect(found.numResults).toBeGreaterThan(0);
    }
  });

  test('a misspelt name is still found', async () => {
    expect((await search('carme vlia', { type: 'author' })).results[0]?.title).toBe('Carme Vila');
  });

  test('names are paginated too', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const response = await started.app.inject({
        url: `/webapi/searcher/${cursor}`,
        query: { type: 'author', limit: '11' },
      });
      const answer = parse(searcherAnswer, response.json());
      seen.push(...answer.results.map(({ title }) => title));
      expect(answer.numResults).toBe(39);
      cursor = String(answer.searcherPayload.cursorMark ?? '');
    } while (cursor);
    expect(new Set(seen).size).toBe(39);
    expect(seen).toEqual(seen.toSorted(new Intl.Collator('es', { sensitivity: 'base' }).compare));
  });
});

test('[ARCH-09] cards have no comment count when the comments flag is off', async () => {
  const commented = async (comments: string) =>
    (await search('', comments ? { comments } : {})).results.filter(({ numComments }) => numComments > 0)
      .length;
  expect(await commented('true')).toBeGreaterThan(0);
  expect(await commented('')).toBe(await commented('true'));
  expect(await commented('false')).toBe(0);
});
