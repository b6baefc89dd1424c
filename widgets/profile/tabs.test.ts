import { usePage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { tabAt, tabs, tabUrl } from './tabs.ts';

const paths = {
  user: '/perfil/mi-cuenta/',
  favourites: '/perfil/contenidos-guardados/',
  authors: '/perfil/autores/',
  newsletters: '/perfil/boletines/',
} as const;

test('[ACCT-07] every tab has its route', () => {
  expect(tabs.map((tab) => new URL(tabUrl(tab)).pathname)).toEqual(Object.values(paths));
});

test.each(tabs)(
  '[ACCT-07] [ACCT-08] the address of %s is its path to the letter, whatever follows',
  (tab) => {
    const address = new URL(paths[tab], location.href).href;
    for (const rest of ['', '?de=portada', '#contenido', '?a=/&b#c']) expect(tabAt(address + rest)).toBe(tab);
    for (const other of [address.slice(0, -1), `${address}2/`, `${address}/`, address.toUpperCase()]) {
      expect(tabAt(other)).toBeUndefined();
    }
  },
);

test('[ACCT-07] a page’s own web routes count, and a site below a path', () => {
  usePage({ siteUrl: 'https://diari.example/ca', webRoutes: { 'user.authors': '/ca/perfil/autors/' } });
  expect(tabUrl('authors')).toBe('https://diari.example/ca/perfil/autors/');
  expect(tabAt('https://diari.example/ca/perfil/autors/')).toBe('authors');
  expect(tabAt('https://diari.example/ca/perfil/mi-cuenta/')).toBe('user');
  expect(tabAt('https://diari.example/perfil/mi-cuenta/')).toBeUndefined();
});
