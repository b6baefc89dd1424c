import { search, searchMore } from '@portada/contract';
import { searcherFilters } from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { backEnd, later } from '@portada/ui/test/back-end.ts';
import { letClockStand } from '@portada/ui/test/standing-clock.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focused, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';
import {
  answer,
  button,
  cards,
  full,
  open,
  results,
  skeletons,
  status,
  stopClock,
  text,
  threeResults,
  titles,
} from './test/stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

const select = (name: string) => page.getByRole('combobox', { name });
const tick = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('[SEEK-01] [SEEK-02] [SEEK-03] has a text input, a date selector, select filters and predictive ones', async () => {
  open('/temas/');
  threeResults();
  await mount('portada-searcher', full);
  await expect.element(text).toBeVisible();
  await expect.element(button('Fecha: Cualquier fecha')).toBeVisible();
  await expect.element(select('Sección')).toBeVisible();
  await userEvent.click(button('Más filtros'));
  await expect.element(select('Formato')).toBeVisible();
  await expect.element(select('Autor')).toHaveAttribute('aria-autocomplete', 'list');
  const options = [...select('Sección').element().querySelectorAll('option')];
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Cualquiera'],
    ['puerto', 'El puerto'],
    ['cultura', 'Cultura'],
    ['deportes', 'Deportes'],
  ]);
});

test('[SEEK-01] the text input is optional, and so is all the rest', async () => {
  open('/temas/');
  threeResults();
  await mount('portada-searcher', { 'date-filters': full['date-filters'] });
  expect(text.elements()).toHaveLength(0);
  await mount('portada-searcher');
  expect(document.querySelectorAll('form')).toHaveLength(1);
});

test.each([
  [{ 'text-input': '', 'date-filters': full['date-filters'] }, 2],
  [{ 'text-input': '' }, 3],
  [{ 'date-filters': full['date-filters'] }, 3],
  [{}, 4],
])(
  '[SEEK-04] [SEEK-05] with %j %i filters are visible, and a button shows and hides the others',
  async (more, visible) => {
    open('/temas/');
    threeResults();
    const filters = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((name) => ({
      ...searcherFilters[0],
      name,
      label: name,
    }));
    await mount('portada-searcher', { filters, ...more });
    const count = () => document.querySelectorAll('select').length;
    await expect.poll(count).toBe(visible);
    const toggle = button('Más filtros');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(count()).toBe(5);
    await userEvent.click(button('Menos filtros'));
    expect(count()).toBe(visible);
  },
);

test('[SEEK-05] no button where nothing is hidden, and a filter that the address sets is not hidden', async () => {
  open('/temas/?author=31');
  threeResults();
  await mount('portada-searcher', { filters: searcherFilters });
  expect(button('Más filtros').elements()).toHaveLength(0);
  await mount('portada-searcher', full);
  await expect.element(button('Menos filtros')).toBeVisible();
});

test('[SEEK-07] [SEEK-06] the first search asks at once, with what the page gives and nothing that is empty', async () => {
  open('/temas/?searchText=el+puerto&section=cultura&startDate=2026-11-01&endDate=2026-11-10');
  const { asked } = threeResults();
  await mount('portada-searcher', {
    ...full,
    'module-id': '7',
    'category-id': '12',
    type: 'news',
    limit: 20,
  });
  await expect.element(results.nth(2)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url.pathname).toBe('/webapi/searcher/');
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    searchText: 'el puerto',
    filterValues: '{"section":"cultura"}',
    dateValue: '{"start":"2026-11-01","end":"2026-11-10"}',
    categoryId: '12',
    moduleId: '7',
    type: 'news',
    limit: '20',
  });
});

test('[SEEK-07] with nothing asked, nothing is sent', async () => {
  open('/temas/');
  const { asked } = threeResults();
  await mount('portada-searcher');
  await expect.element(results.nth(2)).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['/webapi/searcher/']);
});

test('[SEEK-08] [SEEK-15] results and their number are shown, and heard', async () => {
  open('/temas/');
  backEnd([search, answer(cards(3), { numResults: 12_345 })]);
  await mount('portada-searcher');
  await expect.poll(titles).toEqual(['Resultado 1', 'Resultado 2', 'Resultado 3']);
  await expect.element(page.getByText('12.345 resultados').first()).toBeInTheDocument();
  await expect.element(status).toHaveTextContent('12.345 resultados');
});

test('[SEEK-11] a change is searched for once nothing has changed for a second', async () => {
  open('/temas/');
  stopClock();
  const { asked } = threeResults();
  await mount('portada-searcher', full);
  await expect.element(results.first()).toBeVisible();
  letClockStand();
  // What a busy browser has not handled yet would be searched for by the clock that goes on.
  await userEvent.type(text, 'far');
  await expect.element(text).toHaveValue('far');
  await tick(500);
  await userEvent.type(text, 'o');
  await expect.element(text).toHaveValue('faro');
  await tick(500);
  await userEvent.selectOptions(select('Sección'), 'cultura');
  await expect.element(select('Sección')).toHaveValue('cultura');
  await tick(500);
  expect(asked.map(({ path }) => path)).toEqual(['/webapi/searcher/']);
  expect(skeletons()).toBe(0);
  await tick(1000);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.url.searchParams.get('searchText')).toBe('faro');
  expect(asked[1]?.url.searchParams.get('filterValues')).toBe('{"section":"cultura"}');
  await tick(5000);
  expect(asked).toHaveLength(2);
});

test('[SEEK-11] what comes to the same is not searched for again, and Enter does not wait', async () => {
  open('/temas/');
  stopClock();
  const { asked } = threeResults();
  await mount('portada-searcher', full);
  await expect.element(results.first()).toBeVisible();
  letClockStand();
  await userEvent.type(text, 'x');
  await userEvent.clear(text);
  await userEvent.type(text, '   ');
  await tick(1000);
  expect(asked).toHaveLength(1);
  await userEvent.fill(text, 'faro');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.length).toBe(2);
  await tick(1000);
  expect(asked).toHaveLength(2);
});

test('[SEEK-12] while it loads there is a skeleton of five rows, on arrival and after a change', async () => {
  open('/temas/');
  stopClock();
  const [first, second] = [later(), later()];
  const { change } = backEnd([search, first.answer]);
  const element = document.createElement('portada-searcher');
  element.setAttribute('text-input', '');
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(skeletons).toBe(5);
  await expect.element(status).toHaveTextContent('Buscando…');
  first.come(answer(cards(3))());
  await expect.element(results.nth(2)).toBeVisible();
  expect(skeletons()).toBe(0);

  change(search, second.answer);
  await userEvent.fill(text, 'faro');
  await tick(1000);
  await expect.poll(skeletons).toBe(5);
  second.come(answer(cards(1))());
  await expect.poll(titles).toEqual(['Resultado 1']);
  await expect.element(status).toHaveTextContent('Un resultado');
});

test('[SEEK-16] with no results the reader sees a message', async () => {
  open('/temas/');
  const before = $page.get();
  onTestFinished(() => $page.set(before));
  backEnd([search, answer([])]);
  await mount('portada-searcher');
  const text = 'No hemos encontrado nada. Prueba con otras palabras o quita algún filtro.';
  await expect.element(page.getByText(text).nth(1)).toBeVisible();
  await expect.element(status).toHaveTextContent(text);
  $page.set({ ...before, messages: { 'searcher.not-results': 'Nada de nada' } });
  await mount('portada-searcher');
  await expect.element(page.getByText('Nada de nada').nth(1)).toBeVisible();
});

test('[SEEK-20] the clean button takes away text, dates, filters and count', async () => {
  open('/temas/?searchText=faro&section=cultura&startDate=2026-11-01&endDate=2026-11-10');
  const answered = later();
  const { asked, change } = backEnd([search, answer(cards(3), { numResults: 77 })]);
  await mount('portada-searcher', full);
  await expect.element(text).toHaveValue('faro');
  change(search, answered.answer);
  await userEvent.click(button('Limpiar'));
  await expect.element(text).toHaveValue('');
  await expect.element(select('Sección')).toHaveValue('');
  await expect.element(button('Fecha: Cualquier fecha')).toBeVisible();
  expect(document.body.textContent).not.toContain('77 resultados');
  expect(focused()).toBe(button('Limpiar').element());
  answered.come(answer(cards(2))());
  await expect.poll(titles).toHaveLength(2);
  expect(asked[1]?.path).toBe('/webapi/searcher/');
  expect(location.pathname + location.search).toBe('/temas/');
});

test('a search that is typed over is aborted, and its late answer replaces nothing', async () => {
  open('/temas/');
  stopClock();
  const [slow, quick] = [later(), later()];
  const { asked, change } = threeResults();
  await mount('portada-searcher', full);
  await expect.element(results.first()).toBeVisible();
  change(search, slow.answer);
  await userEvent.fill(text, 'lento');
  await tick(1000);
  change(search, quick.answer);
  await userEvent.fill(text, 'rápido');
  expect(asked[1]?.init.signal?.aborted).toBe(true);
  await tick(1000);
  quick.come(answer(cards(1, 50))());
  await expect.poll(titles).toEqual(['Resultado 50']);
  slow.come(answer(cards(1, 90))());
  await tick(100);
  expect(titles()).toEqual(['Resultado 50']);
  expect(new URLSearchParams(location.search).get('searchText')).toBe('rápido');
  expect(asked).toHaveLength(3);
});

test('the page hears of each search', async () => {
  open('/temas/');
  const events = recordEvents('portada:search');
  threeResults();
  await mount('portada-searcher', full);
  await userEvent.fill(text, ' faro ');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => events)
    .toEqual([
      { text: '', numResults: 3 },
      { text: 'faro', numResults: 3 },
    ]);
});

test('a widget that leaves the page ends its search', async () => {
  open('/temas/');
  const { asked } = backEnd([search, later().answer], [searchMore, later().answer]);
  const element = await mount('portada-searcher');
  element.remove();
  await expect.poll(() => asked[0]?.init.signal?.aborted).toBe(true);
});

test('speaks Catalan on a Catalan page', async () => {
  open('/ca/temes/');
  speak('ca');
  threeResults();
  await mount('portada-searcher', full);
  await expect.element(page.getByRole('searchbox', { name: 'Què busques' })).toBeVisible();
  await expect.element(status).toHaveTextContent('3 resultats');
});
