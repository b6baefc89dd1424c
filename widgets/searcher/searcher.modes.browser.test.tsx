import { search, searchMore } from '@portada/contract';
import { multipleEventCard, uniqueEventCard } from '@portada/contract/fixtures';
import { $page, navigation } from '@portada/core';
import { backEnd } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.ts';
import './index.ts';
import {
  answer,
  button,
  cards,
  full,
  open,
  page1Of,
  siteNamed,
  skeletons,
  stopClock,
  text,
  titles,
} from './test/stage.ts';

beforeEach(() => {
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
  document.documentElement.lang = 'es';
});
afterEach(() => {
  vi.useRealTimers();
});

const presets = (...values: string[]) => ({
  label: 'Fecha',
  filters: values.map((value) => ({ value, name: '' })),
});
const archive = {
  mode: 'archive',
  'text-input': '',
  'date-filters': presets('any', 'today', 'yesterday', 'lastWeek'),
};
const on = (path: string) => `${location.origin}${path}`;

describe('[ARCH-04] on the archive a choice of dates is a page of its own', () => {
  test.each([
    ['Hoy', '/hemeroteca/hoy/'],
    ['Ayer', '/hemeroteca/ayer/'],
    ['Última semana', '/hemeroteca/2026/11/14/2026/11/21'],
  ])('%s leads to %s', async (name, path) => {
    open('/hemeroteca/3/');
    stopClock(new Date(2026, 10, 21, 12));
    const { asked } = backEnd([search, answer(cards(2))]);
    await mount('portada-searcher', archive);
    await userEvent.click(button('Fecha: Cualquier fecha'));
    await userEvent.click(button(name));
    expect(navigation.go).toHaveBeenCalledExactlyOnceWith(on(path));
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(1);
  });

  test('any date, and cleaning, lead to its home, with what else is asked where that stays', async () => {
    open('/hemeroteca/ayer/?searchText=faro');
    backEnd([search, answer(cards(2))]);
    await mount('portada-searcher', archive);
    await userEvent.click(button('Fecha: Ayer'));
    await userEvent.click(button('Cualquier fecha'));
    expect(navigation.go).toHaveBeenLastCalledWith(on('/hemeroteca/?searchText=faro'));
    await userEvent.click(button('Limpiar'));
    expect(navigation.go).toHaveBeenLastCalledWith(on('/hemeroteca/'));
  });

  test('a text is searched for within the dates of the page', async () => {
    open('/hemeroteca/2026/01/31/2026/02/01/2/');
    const { asked } = backEnd([search, answer(cards(2))]);
    await mount('portada-searcher', archive);
    await expect.element(button('Fecha: 31/01/26 – 01/02/26')).toBeVisible();
    await userEvent.fill(text, 'faro');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => location.pathname + location.search)
      .toBe('/hemeroteca/2026/01/31/2026/02/01?searchText=faro');
    expect(asked[1]?.url.searchParams.get('dateValue')).toBe('{"start":"2026-01-31","end":"2026-02-01"}');
    expect(asked[1]?.url.searchParams.has('page')).toBe(false);
    expect(navigation.go).not.toHaveBeenCalled();
  });
});

test('[DATE-04] the archive offers no future', async () => {
  open('/hemeroteca/');
  backEnd([search, answer(cards(2))]);
  await mount('portada-searcher', { ...archive, 'date-filters': presets('today', 'tomorrow', 'nextWeek') });
  await userEvent.click(button('Fecha: Cualquier fecha'));
  expect(button('Hoy').elements()).toHaveLength(1);
  expect(button('Mañana').elements()).toHaveLength(0);
});

test.each([
  ['development', 'true'],
  ['production', null],
])('[ARCH-09] in %s the archive’s comments flag is %s', async (environment, flag) => {
  const before = $page.get();
  $page.set({ ...before, environment });
  onTestFinished(() => $page.set(before));
  open('/hemeroteca/');
  const { asked } = backEnd([search, answer(cards(2))]);
  await mount('portada-searcher', archive);
  expect(asked[0]?.url.searchParams.get('comments')).toBe(flag);
  await mount('portada-searcher');
  expect(asked[1]?.url.searchParams.has('comments')).toBe(false);
});

describe('pages by number', () => {
  function meta(name: string, content: string) {
    const element = document.createElement('meta');
    element.name = name;
    element.content = content;
    document.head.append(element);
    return element;
  }
  const linked = (rel: string) => document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href;
  const page3 = [
    search,
    ({ url }: { url: URL }) => {
      const number = Number(url.searchParams.get('page') ?? '1');
      return number < 4 ? page1Of(`c${number}`, cards(2, 2 * number))() : answer(cards(2, 8))();
    },
  ] as const;

  test('[ARCH-06] [ARCH-07] [ARCH-08] address, title, description and links follow the pages as they come', async () => {
    open('/hemeroteca/hoy/');
    document.title = 'Hemeroteca de hoy';
    const description = meta('description', 'Lo de hoy');
    const { asked } = backEnd(page3);
    await mount('portada-searcher', archive);
    await expect.poll(() => asked.length).toBe(4);
    expect(asked.map(({ url }) => [url.pathname, url.searchParams.get('page')])).toEqual([
      ['/webapi/searcher/', null],
      ['/webapi/searcher/', '2'],
      ['/webapi/searcher/', '3'],
      ['/webapi/searcher/', '4'],
    ]);
    await expect.poll(() => location.pathname).toBe('/hemeroteca/hoy/4/');
    expect(document.title).toBe('Hemeroteca de hoy - Pag. 4');
    expect(description.content).toBe('Lo de hoy - Pag. 4');
    expect(linked('prev')).toBe(on('/hemeroteca/hoy/3/'));
    expect(linked('next')).toBeUndefined();
  });

  test('[ARCH-05] [ARCH-07] a page opened by its number asks for it, and has a link to the one before', async () => {
    open('/hemeroteca/3/');
    siteNamed('Diario');
    document.title = 'Hemeroteca - Pag. 3 - Diario';
    const { asked } = backEnd(page3);
    await mount('portada-searcher', { ...archive, 'max-page': 3 });
    await expect.poll(titles).toHaveLength(2);
    expect(asked.map(({ path }) => path)).toEqual(['/webapi/searcher/?page=3']);
    expect(document.title).toBe('Hemeroteca - Pag. 3 - Diario');
    const previous = page.getByRole('link', { name: 'Resultados anteriores' });
    await expect.element(previous).toHaveAttribute('href', on('/hemeroteca/2/'));
    expect([linked('prev'), linked('next')]).toEqual([on('/hemeroteca/2/'), undefined]);
  });

  test('[ARCH-07] page 1 has no number', async () => {
    open('/hemeroteca/');
    document.title = 'Hemeroteca';
    backEnd(page3);
    await mount('portada-searcher', { ...archive, 'max-page': 1 });
    await expect.poll(titles).toHaveLength(2);
    expect([document.title, location.pathname]).toEqual(['Hemeroteca', '/hemeroteca/']);
  });

  test('[SEEK-09] elsewhere, too, an address with a page asks for further pages by number', async () => {
    open('/temas/?page=3&searchText=faro');
    const { asked } = backEnd(page3, [searchMore, answer([])]);
    await mount('portada-searcher', full);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.map(({ path }) => path)).toEqual([
      '/webapi/searcher/?searchText=faro&page=3',
      '/webapi/searcher/?searchText=faro&page=4',
    ]);
    await expect.poll(() => location.search).toBe('?searchText=faro&page=4');
  });
});

test('[AGEN-01] [DATE-04] the agenda reads its query, shows events, and offers dates ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  open('/agenda/?searchText=faro&section=cultura&startDate=2026-11-28&endDate=2026-11-28');
  const { asked } = backEnd([search, answer([uniqueEventCard, multipleEventCard])]);
  await mount('portada-searcher', {
    ...full,
    mode: 'agenda',
    'module-id': 'agenda',
    'date-filters': presets('any', 'tomorrow', 'nextWeekend'),
  });
  await expect.element(page.getByText(/28 nov 2026, 20:00/).first()).toBeVisible();
  const { start, end } = JSON.parse(asked[0]?.url.searchParams.get('dateValue') ?? '');
  expect([start, end.slice(0, 19)]).toEqual(['2026-11-28', '2026-11-28T23:59:59']);
  await userEvent.click(button('Fecha: 28/11/26'));
  await expect.element(button('El próximo fin de semana')).toBeVisible();
});

describe('the events module', () => {
  const module = { mode: 'events', 'module-id': 'events', 'date-filters': presets('any', 'tomorrow') };

  test.each([
    [1, 4],
    [4, 1],
    [5, 0],
    [7, 0],
    [0, 0],
  ])('[AGEN-03] with %i events it is padded with %i skeletons', async (events, padding) => {
    open('/');
    backEnd([search, answer(cards(events))]);
    await mount('portada-searcher', module);
    await expect.poll(titles).toHaveLength(events);
    await expect.poll(skeletons).toBe(padding);
  });

  test('[AGEN-02] has a button to the agenda, which takes along what is asked, and leaves the address alone', async () => {
    open('/?searchText=otra');
    document.title = 'Portada';
    stopClock(new Date(2026, 10, 21, 12));
    const { asked } = backEnd([search, answer(cards(5))]);
    await mount('portada-searcher', module);
    const agenda = page.getByRole('link', { name: 'Ver toda la agenda' });
    await expect.element(agenda).toHaveAttribute('href', on('/agenda/'));
    expect(asked[0]?.path).toBe('/webapi/searcher/?moduleId=events');
    await userEvent.click(button('Fecha: Cualquier fecha'));
    await userEvent.click(button('Mañana'));
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => asked.length).toBe(2);
    await expect
      .element(agenda)
      .toHaveAttribute('href', on('/agenda/?startDate=2026-11-22&endDate=2026-11-22'));
    expect([location.search, document.title]).toEqual(['?searchText=otra', 'Portada']);
  });

  test('does not grow by scrolling', async () => {
    open('/');
    const { asked } = backEnd([search, page1Of('c2', cards(5))], [searchMore, answer(cards(5, 6))]);
    await mount('portada-searcher', module);
    await expect.element(button('Cargar más resultados')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test('[CARD-01] [CARD-15] in the agenda every card is an event, though it carries a time and a rating', async () => {
  open('/agenda/');
  backEnd([search, answer([{ ...uniqueEventCard, totalTime: 0, ratingValue: 4.5 }, ...cards(1)])]);
  await mount('portada-searcher', { mode: 'agenda' });
  await expect.element(page.getByText(/28 nov 2026, 20:00/).first()).toBeVisible();
  expect(document.querySelectorAll('.portada-card--event')).toHaveLength(2);
});

test('[SRCH-06] authors are listed with a round picture each', async () => {
  open('/autores/');
  backEnd([search, answer([{ id: 31, title: 'Clara Montes', url: '/autores/clara-montes/' }])]);
  await mount('portada-searcher', { mode: 'authors', type: 'author', 'text-input': '' });
  await expect
    .element(page.getByRole('link', { name: 'Clara Montes' }))
    .toHaveAttribute('href', '/autores/clara-montes/');
  expect(document.querySelector('.portada-avatar')?.textContent).toBe('C');
});

test('[PRED-05] a predictive filter asks the first searcher call for twelve of its type', async () => {
  open('/temas/');
  stopClock();
  const { asked } = backEnd([
    search,
    ({ url }) => answer(url.searchParams.has('limit') ? [{ id: 31, title: 'Clara Montes' }] : cards(2))(),
  ]);
  await mount('portada-searcher', { filters: full.filters });
  const field = page.getByRole('combobox', { name: 'Autor' });
  await userEvent.fill(field, 'clará');
  await vi.advanceTimersByTimeAsync(400);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Clara Montes' })).toBeVisible();
  expect(Object.fromEntries(asked[1]?.url.searchParams ?? [])).toEqual({
    limit: '12',
    type: 'author',
    filterValues: '{"active":"true"}',
    searchText: 'clará',
  });
  await userEvent.click(page.getByRole('option', { name: 'Clara Montes' }));
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => location.search).toBe('?author=31');
  expect(asked[2]?.url.searchParams.get('filterValues')).toBe('{"author":"31"}');
  await expect.element(field).toHaveValue('Clara Montes');
});
