import { search, searchMore } from '@portada/contract';
import { nextFrame } from '@portada/core/test/frames.ts';
import { backEnd, json, later } from '@portada/ui/test/back-end.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount, recordEvents } from '../test/mount.ts';
import './index.ts';
import {
  answer,
  button,
  cards,
  full,
  open,
  page1Of,
  results,
  status,
  stopClock,
  text,
  titles,
} from './test/stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A screen that shows only the beginning of a list: what lies below comes into sight by scrolling. */
function lowScreen(): void {
  adoptTokens();
  const spacer = document.createElement('div');
  spacer.style.height = '5000px';
  document.body.prepend(spacer);
  onTestFinished(() => spacer.remove());
}

const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
const more = button('Cargar más resultados');

/** A list of four pages by cursor: 1 to 3, 4 to 6, and so on, or of as many as are said. */
function pagesByCursor(pages = 4) {
  const shown = (number: number) =>
    number < pages
      ? page1Of(`c${number + 1}`, cards(3, 3 * number - 2))
      : answer(cards(3, 3 * number - 2), { numResults: 3 * pages });
  return backEnd(
    [search, shown(1)],
    [searchMore, ({ url }) => shown(Number(url.pathname.split('/c').at(-1)))()],
  );
}

test('[SEEK-09] [SEEK-17] [SEEK-18] scrolling to the end brings the next page by its cursor, and dispatches its event', async () => {
  open('/temas/?searchText=faro');
  lowScreen();
  const { asked } = pagesByCursor(2);
  const events = recordEvents('portada:content-loaded');
  await mount('portada-searcher');
  await expect.element(results.nth(2)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  toTheEnd();
  await expect.poll(titles).toHaveLength(6);
  expect(asked.map(({ path }) => path)).toEqual([
    '/webapi/searcher/?searchText=faro',
    '/webapi/searcher/c2?searchText=faro',
  ]);
  expect(events).toEqual([{ page: 2 }]);
  await expect.element(status).toHaveTextContent('Se muestran 6 de 6 resultados');
  expect(results.nth(5).element().querySelector('h3')?.textContent).toBe('Resultado 6');
});

test('[SEEK-17] one page at a time, with a spinner, and none where there are no more', async () => {
  open('/temas/');
  const next = later();
  const { asked } = backEnd([search, page1Of('c2', cards(1))], [searchMore, next.answer]);
  await mount('portada-searcher');
  await expect.poll(() => document.querySelector('.portada-searcher-more .portada-spinner')).not.toBeNull();
  for (let round = 0; round < 3; round++) {
    window.scrollTo(0, round);
    await nextFrame();
  }
  expect(asked).toHaveLength(2);
  next.come(answer(cards(1, 2))());
  await expect.poll(titles).toHaveLength(2);
  expect(document.querySelector('.portada-searcher-more')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('[SEEK-17] three pages come by themselves, then a button asks, so that the foot of the page can be reached', async () => {
  open('/temas/');
  pagesByCursor(6);
  await mount('portada-searcher');
  await expect.element(more).toBeVisible();
  expect(titles()).toHaveLength(12);
  await userEvent.click(more);
  await expect.poll(titles).toHaveLength(15);
  expect(focused()?.textContent).toBe('Resultado 13');
  await userEvent.click(more);
  await expect.poll(titles).toHaveLength(18);
  expect(focused()?.textContent).toBe('Resultado 16');
  expect(more.elements()).toHaveLength(0);
});

test.each([
  ['the server gives no cursor', {}, { hasMoreResults: true, searcherPayload: { cursorMark: null } }],
  [
    'the server says that there is no more',
    {},
    { hasMoreResults: false, searcherPayload: { cursorMark: 'c2' } },
  ],
  [
    'the last page allowed has come',
    { 'max-page': 1 },
    { hasMoreResults: true, searcherPayload: { cursorMark: 'c2' } },
  ],
])('[SEEK-19] the list ends when %s', async (_, attributes, answered) => {
  open('/temas/');
  const { asked } = backEnd([search, answer(cards(2), answered)], [searchMore, answer(cards(2, 3))]);
  await mount('portada-searcher', attributes);
  await expect.poll(titles).toHaveLength(2);
  await nextFrame();
  expect(asked).toHaveLength(1);
  expect(document.querySelector('.portada-searcher-more')).toBeNull();
});

test.each([
  [2, 6],
  [0, 12],
])('[SEEK-19] with %i as the last page, %i results come', async (maxPage, count) => {
  open('/temas/');
  pagesByCursor();
  await mount('portada-searcher', { 'max-page': maxPage });
  await expect.poll(titles).toHaveLength(count);
  await expect.poll(() => document.querySelector('.portada-searcher-more')).toBeNull();
});

test('what has been shown is not shown twice, and a page without anything new does not go on for ever', async () => {
  open('/temas/');
  const { asked } = backEnd(
    [search, page1Of('c2', cards(3))],
    [
      searchMore,
      ({ url }) => (url.pathname.endsWith('c2') ? page1Of('c3', cards(3, 2)) : page1Of('c4', []))(),
    ],
  );
  await mount('portada-searcher');
  await expect.poll(titles).toHaveLength(4);
  await expect.poll(() => asked.length).toBe(3);
  await nextFrame();
  expect(asked).toHaveLength(3);
});

test('[SEEK-10] the cursor call of newsletters names the newsletter', async () => {
  open('/boletines/primera-hora/');
  const { asked } = pagesByCursor(2);
  await mount('portada-searcher', { mode: 'newsletters', 'taxon-url': '/boletines/primera-hora/' });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.url.searchParams.get('taxonUrl')).toBe('/boletines/primera-hora/');
});

test('a change while a page is on its way leaves that page out', async () => {
  open('/temas/');
  stopClock();
  const late = later();
  const { asked } = backEnd([search, page1Of('c2', cards(2))], [searchMore, late.answer]);
  await mount('portada-searcher', { 'text-input': '' });
  await expect.poll(() => asked.length).toBe(2);
  await userEvent.fill(page.getByRole('searchbox'), 'faro');
  expect(asked[1]?.init.signal?.aborted).toBe(true);
  late.come(answer(cards(2, 90))());
  await vi.advanceTimersByTimeAsync(100);
  expect(titles()).toEqual(['Resultado 1', 'Resultado 2']);
});

test('[SEEK-21] [CARD-13] ads stand among the results by their position, others on a mobile than on a desktop', async () => {
  open('/temas/');
  const ads = {
    desktop: [
      { id: 'inicio', position: 0 },
      { id: 'medio', position: 2 },
      { id: 'segunda', position: 4 },
      { id: 'lejos', position: 60 },
    ],
    mobile: [{ id: 'movil', position: 1 }],
  };
  backEnd(
    [search, page1Of('c2', [...cards(2), { id: 'hueco', position: 7 }, ...cards(1, 3)])],
    [searchMore, answer(cards(2, 4))],
  );
  await page.viewport(1280, 800);
  await mount('portada-searcher', { ads });
  await expect.poll(titles).toHaveLength(5);
  const order = () =>
    [...document.querySelectorAll('.portada-searcher-list > li')].map((item) => {
      const slot = item.querySelector('portada-ad-slot');
      return slot
        ? JSON.parse(slot.getAttribute('position') ?? '').id
        : item.querySelector('h3')?.textContent?.slice(-1);
    });
  expect(order()).toEqual(['inicio', '1', '2', 'medio', 'hueco', '3', '4', 'segunda', '5']);
  await page.viewport(1099, 800);
  await expect.poll(order).toEqual(['1', 'movil', '2', 'hueco', '3', '4', '5']);
  await page.viewport(414, 896);
});

test('[SEEK-21] where nothing draws the ads they are no items of the list', async () => {
  open('/temas/');
  backEnd([search, answer(cards(2))]);
  const ads = { desktop: [{ id: 'a', position: 1 }], mobile: [{ id: 'a', position: 1 }] };
  await mount('portada-searcher', { ads });
  await expect.poll(() => document.querySelectorAll('portada-ad-slot').length).toBe(1);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

test('[SEEK-16] on a phone a search without results says so above its fields, before the list', async () => {
  open('/temas/');
  backEnd([search, answer([])]);
  await page.viewport(414, 896);
  await mount('portada-searcher', full);
  const count = page.getByText('0 resultados');
  await expect.element(count).toBeVisible();
  const top = (of: Element) => of.getBoundingClientRect().top;
  expect(top(count.element())).toBeLessThan(top(text.element()));
  await page.viewport(1280, 800);
  expect(getComputedStyle(count.element()).visibility).toBe('hidden');
  await page.viewport(414, 896);
});

test('a thousand results leave what is off the screen alone', async () => {
  open('/temas/');
  backEnd([search, () => json({ results: cards(1000), numResults: 1000 })]);
  await mount('portada-searcher');
  await expect.poll(titles).toHaveLength(1000);
  const item = document.querySelector('.portada-searcher-item');
  expect(item && getComputedStyle(item).contentVisibility).toBe('auto');
});
