import { emit, navigation } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { browserListens, FakeRecognizer } from '@portada/ui/test/recognizer.ts';
import InfoIcon from 'lucide/dist/esm/icons/info.mjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showsIcon } from '../test/icons.ts';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  adoptTokens();
  usePage({ siteUrl: 'https://diari.example' });
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});

const title = page.getByRole('heading', { level: 1 });
const filter = page.getByRole('combobox', { name: 'Buscar en' });
const field = page.getByRole('searchbox', { name: 'Qué quieres buscar' });
const submit = page.getByRole('button', { name: 'Buscar' });

test('[SRCH-01] a title with the result count, the filter, the text and a button', async () => {
  const attributes = { text: 'temporal', searchtype: 'news', 'num-results': 12345 };
  const element = await mount('portada-search-opening', attributes);
  await expect.element(title).toHaveTextContent('12.345 resultados de «temporal»');
  await expect.element(filter).toHaveValue('news');
  expect([...filter.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Todo',
    'Noticias',
    'Otros contenidos',
  ]);
  await expect.element(field).toHaveValue('temporal');
  await expect.element(submit).toBeVisible();
  expect([...element.querySelectorAll('[name]')].map((one) => one.getAttribute('name'))).toEqual([
    'text',
    'searchtype',
  ]);
});

test.each([
  [{ text: 'mar', 'num-results': 1 }, 'Un resultado de «mar»'],
  [{ text: 'mar', 'num-results': 0 }, 'Ningún resultado de «mar»'],
  [{ text: 'mar' }, 'Resultados de «mar»'],
  [{ 'num-results': 7 }, '7 resultados'],
  [{ 'num-results': 1 }, 'Un resultado'],
  [{ 'num-results': 0 }, 'Ningún resultado'],
  [{}, 'Buscar'],
  [{ text: '<img src=x onerror=alert(1)>' }, 'Resultados de «<img src=x onerror=alert(1)>»'],
])('[SRCH-01] with %j it is titled %s', async (attributes, expected) => {
  const element = await mount('portada-search-opening', attributes);
  await expect.element(title).toHaveTextContent(expected);
  expect(element.querySelector('img')).toBeNull();
});

test.each([
  ['all', ''],
  ['news', '&searchtype=news'],
  ['other', '&searchtype=other'],
])('[SRCH-02] Enter and the button search %s at /buscar?text=…%s', async (type, query) => {
  await mount('portada-search-opening');
  await userEvent.selectOptions(filter, type);
  await userEvent.fill(field, ' pa amb oli & més ');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(submit);
  const address = `https://diari.example/buscar?text=pa+amb+oli+%26+m%C3%A9s${query}`;
  expect(vi.mocked(navigation.go).mock.calls).toEqual([[address], [address]]);
});

test.each([
  ['', 'all'],
  ['news', 'news'],
  ['other', 'other'],
])('[SRCH-03] a searchtype of %j is %s', async (searchtype, value) => {
  await mount('portada-search-opening', { searchtype });
  await expect.element(filter).toHaveValue(value);
});

test('[SRCH-03] without searchtype, or with an unknown one, all is searched', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  const element = await mount('portada-search-opening');
  await expect.element(filter).toHaveValue('all');
  element.setAttribute('searchtype', 'video');
  await expect.element(filter).toHaveValue('all');
  expect(errors).toHaveBeenCalledOnce();
});

test.each(['', ' ab ', '🌊🌊'])('[SRCH-04] %j is too short: a message, and nowhere to go', async (text) => {
  await mount('portada-search-opening', { text: 'temporal' });
  await userEvent.fill(field, text);
  await userEvent.click(submit);
  const error = page.getByRole('alert');
  await expect.element(error).toHaveTextContent('Escribe al menos 3 caracteres.');
  expect(showsIcon(error.element(), InfoIcon)).toBe(true);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(text);
  expect(navigation.go).not.toHaveBeenCalled();
});

test('[SRCH-01] the title follows what a searcher on the page tells, and the form stays as it is', async () => {
  const element = await mount('portada-search-opening', { text: 'temporal', 'num-results': 40 });
  await userEvent.fill(field, 'levante');
  emit(null, 'portada:search', { text: 'temporal', numResults: 3 });
  await expect.element(title).toHaveTextContent('3 resultados de «temporal»');
  await expect.element(field).toHaveValue('levante');
  element.setAttribute('num-results', '9');
  await expect.element(title).toHaveTextContent('9 resultados de «temporal»');
});

test('[SRCH-01] the title names what was searched for in place of a text, which stays in the form', async () => {
  await mount('portada-search-opening', { text: 'pueto', meant: 'puerto', 'num-results': 73 });
  await expect.element(title).toHaveTextContent('73 resultados de «puerto»');
  await expect.element(field).toHaveValue('pueto');
  emit(null, 'portada:search', { text: 'fraro', numResults: 3, meant: 'faro' });
  await expect.element(title).toHaveTextContent('3 resultados de «faro»');
});

test.each([320, 800, 1280])('at %i px nothing is cut off, however long the text', async (width) => {
  await page.viewport(width, 700);
  const text = 'esternocleidomastoideo'.repeat(9);
  await mount('portada-search-opening', { text, 'num-results': 2 });
  await expect.element(title).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('speaks Catalan', async () => {
  speak('ca');
  await mount('portada-search-opening', { text: 'mar', 'num-results': 1234567 });
  await expect.element(title).toHaveTextContent('1.234.567 resultats de «mar»');
  await expect.element(page.getByRole('combobox', { name: 'Cerca a' })).toBeVisible();
});

test('what is dictated is searched for, where the browser listens', async () => {
  browserListens();
  await mount('portada-search-opening');
  await userEvent.click(page.getByRole('button', { name: 'Dictar con el micrófono' }));
  FakeRecognizer.last.hear('el puerto');
  await expect.element(field).toHaveValue('el puerto');
  expect(navigation.go).toHaveBeenCalledWith('https://diari.example/buscar?text=el+puerto');
});
