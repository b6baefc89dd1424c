import { search, searchMore } from '@portada/contract';
import { $errors } from '@portada/core';
import { backEnd, failing, failures, later, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  results,
  skeletons,
  stopClock,
  text,
  titles,
} from './test/stage.ts';

beforeEach(() => {
  open('/temas/');
  stopClock();
});
afterEach(() => {
  vi.useRealTimers();
});

const failed = page.getByText('No hemos podido hacer la búsqueda.');
const moreFailed = page.getByText('No hemos podido cargar más resultados.');
const retry = button('Volver a intentarlo');
const fine = answer(cards(3));

test('[SEEK-22] a first search that fails stops loading, is logged, and its retry works', async () => {
  const { asked, change } = backEnd([search, failing]);
  const recorded = $errors.get().length;
  await mount('portada-searcher', full);
  await expect.element(failed).toBeVisible();
  expect(skeletons()).toBe(0);
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  expect($errors.get().length + Number(recorded === 100)).toBeGreaterThan(recorded);
  change(search, fine);
  await userEvent.click(retry);
  await expect.element(results.nth(2)).toBeVisible();
  expect(failed.elements()).toHaveLength(0);
  expect(asked).toHaveLength(2);
});

test('[SEEK-22] a search that fails keeps what was typed, and its retry works', async () => {
  const { asked, change } = backEnd([search, fine]);
  await mount('portada-searcher', full);
  await expect.element(results.first()).toBeVisible();
  change(search, failing);
  await userEvent.fill(text, 'faro');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(failed).toBeVisible();
  await expect.element(text).toHaveValue('faro');
  change(search, answer(cards(1)));
  await userEvent.click(retry);
  await expect.poll(titles).toHaveLength(1);
  expect(asked.at(-1)?.url.searchParams.get('searchText')).toBe('faro');
  expect(location.search).toBe('?searchText=faro');
});

test('[SEEK-22] a further page that fails leaves the list, and its retry works', async () => {
  const { asked, change } = backEnd([search, page1Of('c2', cards(3))], [searchMore, failing]);
  await mount('portada-searcher', full);
  await expect.element(results.first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(moreFailed).toBeVisible();
  expect(titles()).toHaveLength(3);
  expect(asked).toHaveLength(2);
  change(searchMore, answer(cards(3, 4)));
  await userEvent.click(retry);
  await expect.poll(titles).toHaveLength(6);
  expect(moreFailed.elements()).toHaveLength(0);
});

test('[SEEK-22] after too many searches, and too many pages, it says when to try again', async () => {
  const { change } = backEnd([search, tooMany], [searchMore, tooMany]);
  const wait = page.getByText('Has hecho demasiados intentos. Vuelve a intentarlo dentro de 15 minutos.');
  await mount('portada-searcher', full);
  await expect.element(wait).toBeVisible();
  expect(failed.elements()).toHaveLength(0);
  change(search, page1Of('c2', cards(3)));
  await userEvent.click(retry);
  await expect.element(results.nth(2)).toBeVisible();
  await expect.element(wait).toBeVisible();
  expect(moreFailed.elements()).toHaveLength(0);
  change(searchMore, failing);
  await userEvent.click(retry);
  await expect.element(moreFailed).toBeVisible();
});

test('[SEEK-22] the focus is not lost with the button that tries again', async () => {
  const { change } = backEnd([search, failing], [searchMore, failing]);
  await mount('portada-searcher', full);
  await expect.element(failed).toBeVisible();
  change(search, page1Of('c2', cards(3)));
  await userEvent.click(retry);
  await expect.element(page.getByRole('region', { name: 'Resultados' })).toHaveFocus();

  await expect.element(moreFailed).toBeVisible();
  change(searchMore, answer(cards(3, 4)));
  await userEvent.click(retry);
  await expect.element(page.getByRole('link', { name: 'Resultado 4' })).toHaveFocus();
});

test('[SEEK-22] a page opened by its number is asked for by it again', async () => {
  history.replaceState(null, '', '/hemeroteca/3/');
  const { asked, change } = backEnd([search, failures.offline ?? fine]);
  await mount('portada-searcher', { mode: 'archive' });
  await expect.element(failed).toBeVisible();
  change(search, fine);
  await userEvent.click(retry);
  await expect.poll(titles).toHaveLength(3);
  expect(asked.map(({ url }) => url.searchParams.get('page'))).toEqual(['3', '3']);
  expect(location.pathname).toBe('/hemeroteca/3/');
});

test('a change after a failure searches again', async () => {
  const { change } = backEnd([search, failing]);
  await mount('portada-searcher', full);
  await expect.element(failed).toBeVisible();
  change(search, fine);
  await userEvent.fill(text, 'faro');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(titles).toHaveLength(3);
});

test('hostile results are drawn as text, and addresses that run are no links', async () => {
  const hostile = {
    id: 1,
    title: '<img src=x onerror=alert(1)>',
    url: 'javascript:alert(1)',
    description: '<script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    kicker: { text: '<b>k</b>', url: 'data:text/html,x' },
  };
  backEnd([search, answer([hostile, { id: 2, title: 'Larguísimo'.repeat(80) }])]);
  const element = await mount('portada-searcher');
  await expect.element(results.first()).toMatchTextContent(/<img src=x onerror=alert\(1\)>/);
  await vi.advanceTimersByTimeAsync(50);
  expect(element.querySelector('script, img, [href^="javascript"], [href^="data"]')).toBeNull();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('the server’s own list stays until the first results are here, and until they are known to have failed', async () => {
  for (const last of [fine, failing]) {
    const answered = later();
    backEnd([search, answered.answer]);
    const element = document.createElement('portada-searcher');
    const served = document.createElement('p');
    served.textContent = 'Lo que el servidor ha escrito';
    element.append(served);
    document.body.append(element);
    await expect.poll(() => element.dataset.state).toBe('loading');
    await vi.advanceTimersByTimeAsync(50);
    expect(served.checkVisibility()).toBe(true);
    expect(skeletons()).toBe(0);
    answered.come(
      await last({ method: 'GET', path: '', url: new URL(location.href), body: undefined, init: {} }),
    );
    await expect.poll(() => element.dataset.state).toBe('ready');
    expect(served.checkVisibility()).toBe(false);
    element.remove();
    await vi.advanceTimersByTimeAsync(0);
  }
});
