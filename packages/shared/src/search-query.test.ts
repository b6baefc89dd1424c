import { describe, expect, test } from 'vitest';
import { readSearch, readSearchType, searchFields } from './search-query.ts';

const valuesOf = (query: string) => {
  const values = new URLSearchParams(query);
  return (name: string) => values.get(name) ?? '';
};
const read = (query: string, inPath?: string) => readSearch(valuesOf(query), ['section', 'author'], inPath);

describe('[SEEK-14] a query is read', () => {
  test('with its text, its filters, its dates and its page', () => {
    const query =
      'searchText=mar&section=cultura&startDate=2026-11-01&endDate=2026-11-10&page=3&utm_source=x';
    expect(read(query)).toEqual({
      text: 'mar',
      filters: { section: 'cultura' },
      startDate: '2026-11-01',
      endDate: '2026-11-10',
      dates: { start: '2026-11-01', end: '2026-11-10' },
      areDatesWrong: false,
      page: 3,
    });
  });

  test.each(['startDate', 'endDate'])('[AGEN-01] %s alone is that day', (name) => {
    expect(read(`${name}=2026-12-01`).dates).toEqual({ start: '2026-12-01', end: '2026-12-01' });
  });

  test.each(['startDate=2026-02-31', 'startDate=2026-11-21&endDate=2026-11-20', 'endDate=hoy'])(
    'without dates, and says so, where they are wrong: %s',
    (query) => {
      expect(read(query)).toMatchObject({ dates: null, areDatesWrong: true });
    },
  );

  test.each(['', 'page=0', 'page=-1', 'page=1e3', 'page=1234567890'])('without a page for %j', (query) => {
    expect(read(query)).toMatchObject({ page: undefined, areDatesWrong: false });
  });
});

test.each([
  ['text=puerto', undefined, ''],
  ['text=puerto', '', 'puerto'],
  ['text=puerto', 'faro', 'puerto'],
  ['', 'faro', 'faro'],
  ['text=faro&searchText=puerto', '', 'puerto'],
])('[SRCH-03] with %j after a path with %j, the text is %j', (query, inPath, text) => {
  expect(read(query, inPath).text).toBe(text);
});

test.each([
  ['searchtype=news', 'news'],
  ['searchtype=other', 'other'],
  ['searchtype=all', ''],
  ['searchtype=otra', ''],
  ['', ''],
])('[SRCH-03] %j asks for the type %j', (query, type) => {
  expect(readSearchType(valuesOf(query))).toBe(type);
});

test('[SEEK-14] what is written is read back', () => {
  const asked = { text: 'mar & sol', filters: { author: '31' }, startDate: '2026-11-01', endDate: '' };
  expect(read(`${new URLSearchParams(searchFields(asked))}`)).toMatchObject(asked);
});
