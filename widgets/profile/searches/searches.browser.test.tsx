import { changeSavedSearch, deleteSavedSearch, getSavedSearches, type SavedSearch } from '@portada/contract';
import { $page } from '@portada/core';
import { failing, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, status } from '../test/screen.ts';
import '../index.ts';

const port: SavedSearch = {
  id: 'a',
  name: 'El puerto',
  text: 'puerto',
  type: 'news',
  filters: { section: 'cultura' },
  rhythm: 'daily',
};
const list = page.getByRole('region', { name: 'Búsquedas guardadas' });
const form = page.getByRole('form', { name: 'El puerto' });

beforeEach(() => {
  const before = $page.get();
  $page.set({ ...before, webFeatures: { users: true, savedSearches: true } });
  onTestFinished(() => $page.set(before));
});

test('a search leads to its results, and is renamed, mailed less often and taken off', async () => {
  const { asked, change } = await open('newsletters', {
    answers: [
      [getSavedSearches, ok([port])],
      [changeSavedSearch, failing],
      [deleteSavedSearch, success],
    ],
  });
  await expect
    .element(form.getByRole('link'))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/\/buscar\/\?text=puerto&searchtype=news&section=cultura$/),
    );
  await userEvent.fill(form.getByRole('textbox'), 'Muelles');
  await userEvent.selectOptions(form.getByRole('combobox'), 'weekly');
  await userEvent.click(form.getByRole('button', { name: 'Guardar: El puerto' }));
  await expect.element(form.getByText(/^No hemos podido cambiarla/)).toBeVisible();
  change(changeSavedSearch, success);
  await userEvent.click(form.getByRole('button', { name: 'Guardar: El puerto' }));
  await expect.element(status('Hecho: «Muelles» ya está al día.')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ name: 'Muelles', rhythm: 'weekly' });
  expect(asked.at(-1)?.path).toBe('/api/front/user/search/a');
  await userEvent.click(list.getByRole('button', { name: 'Quitar: Muelles' }));
  await expect.element(list.getByText(/^No tienes ninguna/)).toBeVisible();
  await expect.element(status('«Muelles» ya no está entre tus búsquedas.')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^No tienes ninguna/);
});

test('a list that does not load is asked for again', async () => {
  const { change } = await open('newsletters', { answers: [[getSavedSearches, failing]] });
  const retry = list.getByRole('button', { name: 'Volver a intentarlo' });
  await expect.element(retry).toBeVisible();
  change(getSavedSearches, ok([port]));
  await userEvent.click(retry);
  await expect.element(form).toBeVisible();
});

test('where the site keeps no searches there is no list', async () => {
  $page.set({ ...$page.get(), webFeatures: { users: true } });
  const { asked } = await open('newsletters');
  expect(list.elements()).toHaveLength(0);
  expect(asked.some(({ path }) => path.includes('/search/'))).toBe(false);
});
