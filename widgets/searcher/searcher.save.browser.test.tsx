import { saveSearch, search } from '@portada/contract';
import { reader, searcherFilters } from '@portada/contract/fixtures';
import { $page, loginUrl, navigation } from '@portada/core';
import { backEnd, json, ok } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount } from '../test/mount.ts';
import './index.ts';
import { answer, button, cards, open, results } from './test/stage.ts';

const press = button('Avisarme de lo nuevo');
let go = vi.spyOn(navigation, 'go');

beforeEach(() => {
  go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  const before = $page.get();
  $page.set({ ...before, webFeatures: { users: true, savedSearches: true } });
  onTestFinished(() => {
    go.mockRestore();
    $page.set(before);
  });
});

async function show(address: string, saving: () => Response | Promise<Response> = ok({ id: '1' })) {
  open(address);
  const end = backEnd([search, answer(cards(1))], [saveSearch, saving]);
  await mount('portada-searcher', { filters: searcherFilters });
  await expect.element(results.first()).toBeVisible();
  return end;
}

test('the search that is shown is kept, with a name that says what it is', async () => {
  beginSession(reader);
  const { asked, change } = await show('/buscar?text=puerto&searchtype=news&section=cultura', () =>
    json({ httpCode: 500 }, 500),
  );
  await userEvent.click(press);
  await expect.element(page.getByText(/^No hemos podido guardar/)).toBeVisible();
  change(saveSearch, ok({ id: '1' }));
  await userEvent.click(press);
  await expect.element(page.getByText(/^Hemos guardado la búsqueda/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver tus búsquedas' })).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({
    name: 'puerto, Cultura',
    text: 'puerto',
    type: 'news',
    filters: { section: 'cultura' },
    rhythm: 'daily',
  });
  change(saveSearch, () => json({ httpCode: 409, errorCode: 'SAVED_SEARCHES_FULL' }, 409));
  await userEvent.click(press);
  await expect.element(page.getByText('Ya tienes 20 búsquedas guardadas, que es el máximo.')).toBeVisible();
});

test('who is not logged in comes back to it from the login screen', async () => {
  beginSession();
  const { asked } = await show('/buscar?text=puerto');
  const before = asked.length;
  await userEvent.click(press);
  expect(go).toHaveBeenCalledExactlyOnceWith(loginUrl(location.href));
  expect(asked).toHaveLength(before);
});

test('a session that has ended leads to the login screen as well', async () => {
  beginSession(reader);
  await show('/buscar?text=puerto', () => json({ httpCode: 401 }, 401));
  await userEvent.click(press);
  await expect.poll(() => go.mock.calls).toEqual([[loginUrl(location.href)]]);
});

test('of all contents there is nothing to keep, nor on other pages, nor where the site keeps none', async () => {
  await show('/buscar');
  expect(press.elements()).toHaveLength(0);
  await mount('portada-searcher', { mode: 'archive', filters: searcherFilters });
  expect(press.elements()).toHaveLength(0);
  $page.set({ ...$page.get(), webFeatures: { users: true } });
  await show('/buscar?text=puerto');
  expect(press.elements()).toHaveLength(0);
});
