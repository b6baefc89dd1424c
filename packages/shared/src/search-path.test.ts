import { expect, test } from 'vitest';
import { readSearchPath } from './read-search-path.ts';
import { searchPath, searchResultsPath } from './search-path.ts';

test.each([
  ['/buscar', '/buscar', ''],
  ['/buscar/', '/buscar', ''],
  ['/buscar/el%20puerto/', '/buscar', 'el puerto'],
  ['/buscar/10%2F12', '/buscar', '10/12'],
  ['/buscar/100%', '/buscar', '100%'],
  ['/ca/buscar/port', '/ca/buscar', 'port'],
])('[SRCH-03] %s is the page %s for %j', (path, home, text) => {
  expect(readSearchPath(path)).toEqual({ home, text });
});

test.each(['/', '/agenda/', '/buscare/', '/rebuscar'])('[SRCH-03] %s is another page', (path) => {
  expect(readSearchPath(path)).toBeUndefined();
});

test.each(['temporal', '10/12 ¿qué?', '100%', '../acceso', '🌊'])('[SRCH-05] %j is read back', (text) => {
  expect(readSearchPath(searchPath(text))?.text).toBe(text);
  const [, query] = searchResultsPath(text, 'news').split('?');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ text, searchtype: 'news' });
});
