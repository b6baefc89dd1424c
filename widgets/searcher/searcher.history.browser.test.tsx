import { search, searchMore } from '@portada/contract';
import { backEnd } from '@portada/ui/test/back-end.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount } from '../test/mount.ts';
import './index.ts';
import {
  answer,
  button,
  cards,
  full,
  open,
  page1Of,
  siteNamed,
  stopClock,
  text,
  titles,
} from './test/stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
const address = () => location.pathname + location.search;

/** Answers each text with a list of its own. */
function lists(counts: Readonly<Record<string, number>>) {
  return backEnd([
    search,
    ({ url }) => {
      const asked = url.searchParams.get('searchText') ?? '';
      return answer(cards(counts[asked] ?? 1, 1))();
    },
  ]);
}

async function searchFor(words: string) {
  await userEvent.fill(text, words);
  await userEvent.keyboard('{Enter}');
}

test('[SEEK-13] [SEEK-14] each search is an entry of the history with its address and title; Back and Forward return', async () => {
  open('/temas/');
  siteNamed('Diario del Puerto');
  document.title = 'El puerto - Diario del Puerto';
  const { asked } = lists({ '': 3, faro: 2, puerto: 4 });
  await mount('portada-searcher', full);
  await expect.poll(titles).toHaveLength(3);
  expect(document.title).toBe('El puerto - Diario del Puerto');

  await searchFor('faro');
  await expect.poll(titles).toHaveLength(2);
  expect(address()).toBe('/temas/?searchText=faro');
  expect(document.title).toBe('«faro» - Búsqueda - Diario del Puerto');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sección' }), 'cultura');
  await searchFor('puerto');
  await expect.poll(titles).toHaveLength(4);
  expect(address()).toBe('/temas/?searchText=puerto&section=cultura');
  expect(document.title).toBe('«puerto», Cultura - Búsqueda - Diario del Puerto');
  expect(asked).toHaveLength(3);

  history.back();
  await expect.poll(titles).toHaveLength(2);
  await expect.element(text).toHaveValue('faro');
  history.back();
  await expect.poll(titles).toHaveLength(3);
  expect(document.title).toBe('El puerto - Diario del Puerto');
  history.forward();
  await expect.poll(titles).toHaveLength(2);
  // What was there is there again, without being asked for.
  expect(asked).toHaveLength(3);
});

test('[SEEK-13] a search before the first results are here has its title too', async () => {
  open('/temas/');
  document.title = 'El puerto';
  const never = new Promise<Response>(() => {});
  backEnd([
    search,
    ({ url }) => (url.searchParams.get('searchText') === 'faro' ? answer(cards(2))() : never),
  ]);
  await mount('portada-searcher', full);
  await searchFor('faro');
  await expect.poll(titles).toHaveLength(2);
  await expect.poll(() => document.title).toBe('«faro» - Búsqueda');
  history.back();
  await expect.poll(address).toBe('/temas/');
});

test('[SEEK-13] the address is not touched before results are shown, nor when they are the page’s own', async () => {
  open('/temas/?searchText=faro');
  const { length } = history;
  const { change } = lists({});
  await mount('portada-searcher', full);
  await expect.poll(titles).toHaveLength(1);
  expect(address()).toBe('/temas/?searchText=faro');
  expect(history.length).toBe(length);
  change(search, () => Promise.reject(new TypeError('Failed to fetch')));
  await searchFor('mar');
  await expect.element(page.getByText('No hemos podido hacer la búsqueda.')).toBeVisible();
  expect(address()).toBe('/temas/?searchText=faro');
  expect(history.length).toBe(length);
});

test('[SEEK-14] a copied address gives the same search', async () => {
  open('/temas/?searchText=faro&section=cultura&startDate=2026-11-01&endDate=2026-11-10');
  const { asked } = lists({});
  const element = await mount('portada-searcher', full);
  await expect.element(text).toHaveValue('faro');
  await expect.element(button('Fecha: 01/11/26 – 10/11/26')).toBeVisible();
  element.remove();
  await mount('portada-searcher', full);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.path).toBe(asked[0]?.path);
});

test('a preset stands in the address by its days, and is known as itself again', async () => {
  open('/temas/');
  stopClock(new Date(2026, 10, 21, 12, 30));
  const { asked } = lists({});
  const dates = {
    label: 'Fecha',
    filters: ['any', 'last24hours', 'lastWeek'].map((value) => ({ value, name: '' })),
  };
  document.documentElement.lang = 'es';
  await mount('portada-searcher', { 'date-filters': dates });
  await userEvent.click(button('Fecha: Cualquier fecha'));
  await userEvent.click(button('Últimas 24 horas'));
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(address).toBe('/temas/?startDate=2026-11-20&endDate=2026-11-21');
  const sent = JSON.parse(asked[1]?.url.searchParams.get('dateValue') ?? '');
  expect(Date.parse(sent.end) - Date.parse(sent.start)).toBe(86_400_000);
  await userEvent.click(button('Fecha: Últimas 24 horas'));
  await userEvent.click(button('Última semana'));
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(address).toBe('/temas/?startDate=2026-11-14&endDate=2026-11-21');
  history.back();
  await expect.element(button('Fecha: Últimas 24 horas')).toBeVisible();
});

test('Back brings every page that had come, and the reader to where they were', async () => {
  open('/temas/');
  adoptTokens();
  const { asked } = backEnd(
    [
      search,
      ({ url }) => (url.searchParams.has('searchText') ? answer(cards(1, 90)) : page1Of('c2', cards(40)))(),
    ],
    [searchMore, answer(cards(40, 41))],
  );
  await mount('portada-searcher', full);
  await expect.poll(titles).toHaveLength(40);
  toTheEnd();
  await expect.poll(titles).toHaveLength(80);
  window.scrollTo(0, 700);
  await expect.poll(() => Object(history.state).portadaSearcher).toMatchObject({ pages: 2, scroll: 700 });
  const input = text.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is an input.');
  await userEvent.fill(text, 'faro');
  // To write, a reader goes up to the field; here to see that the place is kept, and not the top of the page.
  window.scrollTo(0, 700);
  await expect.poll(() => Object(history.state).portadaSearcher.scroll).toBe(700);
  input.form?.requestSubmit();
  await expect.poll(titles).toHaveLength(1);
  const before = asked.length;
  history.back();
  await expect.poll(titles).toHaveLength(80);
  await expect.poll(() => Math.round(window.scrollY)).toBe(700);
  expect(asked).toHaveLength(before);
});

test.each(['?startDate=2026-02-31', '?startDate=2026-03-02&endDate=2026-03-01', '?endDate=%00x'])(
  'dates that are none (%s) are reported, left out, and gone with the next search',
  async (query) => {
    open(`/temas/${query}`);
    const { asked } = lists({ puerto: 3 });
    await mount('portada-searcher', full);
    const errors = page.getByText(/^Revisa las fechas/);
    await expect.element(errors).toBeVisible();
    expect(titles()).toHaveLength(1);
    expect(asked[0]?.url.searchParams.has('dateValue')).toBe(false);
    await searchFor('puerto');
    await expect.poll(titles).toHaveLength(3);
    expect(errors.elements()).toHaveLength(0);
    expect(address()).toBe('/temas/?searchText=puerto');
    history.back();
    await expect.element(errors).toBeVisible();
    await userEvent.click(button('Limpiar'));
    await expect.poll(address).toBe('/temas/');
    expect(errors.elements()).toHaveLength(0);
  },
);

test('a link within the page is no search', async () => {
  open('/temas/?searchText=faro');
  const { asked } = lists({ faro: 2 });
  await mount('portada-searcher', full);
  await expect.poll(titles).toHaveLength(2);
  location.hash = 'comentarios';
  await vi.waitFor(() => expect(location.hash).toBe('#comentarios'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
  history.back();
  await vi.waitFor(() => expect(location.hash).toBe(''));
  expect(asked).toHaveLength(1);
});

test('[SRCH-03] on the search results’ page the text keeps that page’s name', async () => {
  open('/buscar?text=faro&searchtype=news');
  const { asked } = lists({});
  await mount('portada-searcher', full);
  await expect.element(text).toHaveValue('faro');
  expect(asked[0]?.url.searchParams.get('type')).toBe('news');
  await searchFor('puerto');
  await expect.poll(address).toBe('/buscar?searchtype=news&text=puerto');
});
