import type { SearcherMode } from '@portada/contract';
import { searcherDates, searcherFilters } from '@portada/contract/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agendaUrl, readAddress, writeAddress } from './address.ts';
import { emptyQuery, type Query } from './query.ts';
import { propsOf } from './test/props.ts';

const site = 'https://diari.test';
const props = (mode: SearcherMode) => propsOf({ mode, filters: searcherFilters, dateFilters: searcherDates });
const read = (path: string, mode: SearcherMode = 'search') => readAddress(props(mode), new URL(path, site));
const write = (path: string, query: Partial<Query>, mode: SearcherMode = 'search', page = 1) => {
  const { pathname, search, hash } = writeAddress(
    props(mode),
    { ...emptyQuery, ...query },
    page,
    new URL(path, site),
  );
  return pathname + search + hash;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[SEEK-14] an address is read', () => {
  test('with its text, its filters and its dates', () => {
    const path =
      '/agenda/?searchText=+puerto+&section=cultura&author=31&startDate=2026-11-01&endDate=2026-11-10';
    expect(read(path, 'agenda').query).toEqual({
      text: 'puerto',
      filters: { section: 'cultura', author: '31' },
      dates: { start: '2026-11-01', end: '2026-11-10' },
    });
  });

  test('where everything is optional', () => {
    expect(read('/agenda/', 'agenda')).toEqual({
      query: emptyQuery,
      areDatesWrong: false,
      page: 1,
      numbered: false,
      type: '',
    });
  });

  test('[AGEN-01] one date alone is that day', () => {
    for (const name of ['startDate', 'endDate']) {
      expect(read(`/agenda/?${name}=2026-12-01`, 'agenda').query.dates).toEqual({
        start: '2026-12-01',
        end: '2026-12-01',
      });
    }
  });

  test.each([
    '?startDate=2026-11-21&endDate=2026-11-20',
    '?startDate=ayer&endDate=hoy',
    '?section=nada',
    '?desconocido=1',
    '?section=',
  ])('%s asks for nothing that there is', (search) => {
    expect(read(`/agenda/${search}`, 'agenda').query).toEqual(emptyQuery);
  });

  test('a text that is too long is cut', () => {
    expect(read(`/?searchText=${'a'.repeat(10_000)}`).query.text).toHaveLength(200);
  });
});

describe('[SRCH-03] the search results’ page', () => {
  test.each([
    ['/buscar?text=puerto', 'puerto', ''],
    ['/buscar?text=puerto&searchtype=news', 'puerto', 'news'],
    ['/buscar/?text=puerto&searchtype=other', 'puerto', 'other'],
    ['/buscar?text=puerto&searchtype=otra', 'puerto', ''],
    ['/buscar/el%20puerto/', 'el puerto', ''],
    ['/buscar/100%25', '100%', ''],
    ['/buscar/faro?text=puerto', 'puerto', ''],
    ['/buscar?text=faro&searchText=puerto', 'puerto', ''],
    ['/buscar/', '', ''],
    ['/ca/buscar/port', 'port', ''],
    ['/otra/?text=puerto', '', ''],
  ])('%s', (path, text, type) => {
    expect(read(path).query.text).toBe(text);
    expect(read(path).type).toBe(type);
  });

  test.each([
    ['/buscar/faro', { text: 'puerto' }, '/buscar?text=puerto'],
    ['/buscar?text=faro&searchtype=news', { text: 'puerto' }, '/buscar?searchtype=news&text=puerto'],
    ['/buscar?text=faro', {}, '/buscar/'],
    [
      '/ca/buscar/',
      { text: 'port', filters: { section: 'cultura' } },
      '/ca/buscar?text=port&section=cultura',
    ],
  ])('%s is written again', (path, query, expected) => {
    expect(write(path, query)).toBe(expected);
  });
});

describe('[SEEK-14] an address is written', () => {
  test('with what is asked, and without what is not', () => {
    const dates = { start: '2026-11-01', end: '2026-11-10' };
    expect(write('/temas/?searchText=faro&section=puerto', { text: ' mar ', dates })).toBe(
      '/temas/?searchText=mar&startDate=2026-11-01&endDate=2026-11-10',
    );
    expect(write('/temas/?searchText=faro&section=puerto#nota', {})).toBe('/temas/');
  });

  test('beside what else stands in it', () => {
    expect(write('/temas/?utm_source=boletin&searchText=faro', { text: 'mar' })).toBe(
      '/temas/?utm_source=boletin&searchText=mar',
    );
  });

  test('and is read back', () => {
    const query = { text: 'el mar & 100% «ñ»', filters: { section: 'cultura', author: '31/x' }, dates: null };
    expect(read(write('/temas/', query)).query).toEqual(query);
  });

  test('[ARCH-06] by number where its pages are', () => {
    expect(read('/temas/?page=3')).toMatchObject({ page: 3, numbered: true });
    expect(write('/temas/', {}, 'search', 3)).toBe('/temas/?page=3');
    expect(write('/temas/?page=3', {}, 'search', 1)).toBe('/temas/');
    expect(read('/hemeroteca/hoy/4/', 'archive')).toMatchObject({ page: 4, numbered: true });
    expect(write('/hemeroteca/4/', { text: 'mar' }, 'archive', 5)).toBe('/hemeroteca/5/?searchText=mar');
  });
});

test('[AGEN-02] the events module leaves the page’s address alone, and asks the agenda what it is asked', () => {
  expect(read('/?searchText=faro', 'events').query).toEqual(emptyQuery);
  const query = {
    text: '',
    filters: { section: 'cultura' },
    dates: { start: '2026-11-22', end: '2026-11-22' },
  };
  const url = new URL(agendaUrl(props('events'), query));
  expect(url.pathname + url.search).toBe('/agenda/?section=cultura&startDate=2026-11-22&endDate=2026-11-22');
});
