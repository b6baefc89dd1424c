import { usePage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { searchResultsUrl, searchUrl } from './search-urls.ts';

test('[HEAD-04] the search page is /buscar/ of the site', () => {
  usePage({ siteUrl: 'https://diari.example/ca' });
  expect(searchUrl()).toBe('https://diari.example/ca/buscar/');
});

test.each([
  ['temporal', '/buscar/temporal'],
  ['pa amb oli', '/buscar/pa%20amb%20oli'],
  ['10/12 ¿qué?', '/buscar/10%2F12%20%C2%BFqu%C3%A9%3F'],
  ['100%', '/buscar/100%25'],
  ['#mar&tierra', '/buscar/%23mar%26tierra'],
  ['../acceso', '/buscar/..%2Facceso'],
  ['🌊🌊🌊', '/buscar/%F0%9F%8C%8A%F0%9F%8C%8A%F0%9F%8C%8A'],
  ['mar\uD83C', '/buscar/mar%EF%BF%BD'],
])('[SRCH-05] the header leads from %j to %s', (text, path) => {
  usePage({ siteUrl: 'https://diari.example' });
  expect(searchUrl(text)).toBe(`https://diari.example${path}`);
});

test.each([
  ['all', ''],
  ['news', '&searchtype=news'],
  ['other', '&searchtype=other'],
] as const)('[SRCH-02] the results of the type %s are asked for with %j', (type, query) => {
  usePage({ siteUrl: 'https://diari.example/' });
  const url = searchResultsUrl('10% & más', type);
  expect(url).toBe(`https://diari.example/buscar?text=10%25+%26+m%C3%A1s${query}`);
  expect(new URL(url).searchParams.get('text')).toBe('10% & más');
});
