/** What helps on from results: the text that was meant, marks, and links that narrow them. */
import { search } from '@portada/contract';
import { searcherFilters } from '@portada/contract/fixtures';
import { backEnd, ok } from '@portada/ui/test/back-end.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, recordEvents } from '../test/mount.ts';
import './index.ts';
import { full, open, results, text } from './test/stage.ts';

const card = {
  id: '1',
  url: '/r/1/',
  title: 'El <puerto> de ayer',
  description: 'Crónica de los Puertos',
};

async function show(answer: object, address = '/buscar?text=puertto&section=cultura'): Promise<void> {
  open(address);
  backEnd([search, ok({ results: [card], numResults: 1, ...answer })]);
  await mount('portada-searcher', { filters: searcherFilters });
  await expect.element(results.first()).toBeVisible();
}

/** Each by its name, and the query that it leads to. */
const facets = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.portada-searcher-facet')].map((link) => [
    link.ariaLabel,
    new URL(link.href).search,
  ]);

test('suggests a text with the same filters, and marks what was found', async () => {
  await show({ suggestion: 'puerto', marks: ['cronica', 'puerto'] });
  const link = page.getByRole('link', { name: '¿Querías decir «puerto»?' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/text=puerto&section=cultura$/));
  const marks = [...results.first().element().querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Crónica', 'Puertos']);
  await expect.element(page.getByRole('heading', { name: card.title })).toBeVisible();
});

test('says what it has searched for instead, to the page too', async () => {
  const events = recordEvents('portada:search');
  await show({ meant: 'puerto' });
  expect(events).toEqual([{ text: 'puertto', numResults: 1, meant: 'puerto' }]);
  await expect
    .element(page.getByText('No hay nada con «puertto». Esto es lo que hay con «puerto».'))
    .toBeVisible();
});

test('[SEEK-13] the title names what was searched for instead', async () => {
  open('/temas/');
  backEnd([search, ok({ results: [card], numResults: 1, meant: 'puerto' })]);
  await mount('portada-searcher', full);
  await userEvent.fill(text, 'puertto');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.title).toMatch(/^«puerto» - /);
  expect(new URLSearchParams(location.search).get('searchText')).toBe('puertto');
});

test('an answer without help is drawn without', async () => {
  await show({});
  expect(document.querySelectorAll('mark, .portada-searcher-suggestion, .portada-notice')).toHaveLength(0);
  expect(facets()).toEqual([['Quitar Cultura', '?text=puertto']]);
});

test('what narrows the results stands over them with its counts, and what is chosen can be taken away', async () => {
  const section = { cultura: 12_000, deportes: 1 };
  await show({ counts: { section } }, '/buscar?text=puertto&utm=x');
  expect(facets()).toEqual([
    ['Cultura, 12.000 resultados', '?utm=x&text=puertto&section=cultura'],
    ['Deportes, 1 resultado', '?utm=x&text=puertto&section=deportes'],
  ]);
  const link = page.getByRole('link', { name: 'Cultura, 12.000 resultados' });
  await expect.element(link).toHaveTextContent('Cultura 12.000');
});
