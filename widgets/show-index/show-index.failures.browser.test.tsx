import { searchMoreShows, searchShows } from '@portada/contract';
import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { failing, json, later, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount } from '../test/mount.ts';
import { card, field, mountShows, names, only, pages, retry, serve, wait } from './test/screen.ts';
import './index.ts';

beforeEach(async () => {
  adoptTokens();
  $errors.set([]);
  visit('/programas/');
  await page.viewport(1280, 900);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The element with what a server writes into it. */
function served(): HTMLElement {
  const element = document.createElement('portada-show-index');
  const list = Object.assign(document.createElement('a'), {
    textContent: 'La lista del servidor',
    href: '#',
  });
  element.append(list);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}
const fallback = page.getByText('La lista del servidor');

describe('what the server wrote', () => {
  test('stays on screen until the first list has come', async () => {
    const answer = later();
    serve(answer.answer);
    const element = served();
    await wait(3_000);
    await expect.element(fallback).toBeVisible();
    expect(names()).toEqual([]);
    element.querySelector('a')?.focus();
    answer.come(json({ html: card('7 mares'), cursorMark: null }));
    await expect.poll(names).toEqual(['7 mares']);
    await expect.element(fallback).not.toBeVisible();
    await expect.element(field, { message: 'the focus goes along' }).toHaveFocus();
  });

  test('[SHOW-12] stays for good when that fails', async () => {
    const { asked } = serve(failing);
    const element = served();
    await expect.poll(() => asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => $errors.get()).toHaveLength(1);
    await expect.element(fallback).toBeVisible();
    expect(element.querySelector('.portada-show-index, .portada-more')).toBeNull();
  });
});

describe('failures', () => {
  test('[SHOW-12] with nothing else to see, a failure gives a quiet retry that works', async () => {
    const { asked, change } = serve(failing);
    const mounting = mount('portada-show-index');
    await expect.poll(() => asked.length).toBe(1);
    await mounting;
    await expect.element(page.getByText('No hemos podido cargar los programas.')).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
    change(searchShows, only);
    await userEvent.click(retry);
    await expect.poll(names).toEqual(['Todos']);
    await expect.element(page.getByRole('link', { name: 'Todos' })).toHaveFocus();
  });

  test('[SHOW-12] a filter that fails keeps what was typed', async () => {
    const { asked, change } = serve();
    await mountShows();
    change(searchShows, failing);
    await userEvent.type(field, 'mar');
    await wait(1_000);
    await expect.poll(() => asked.length).toBe(2);
    await expect.element(retry).toBeVisible();
    await expect.element(field).toHaveValue('mar');
    const answer = later();
    change(searchShows, answer.answer);
    await userEvent.click(retry);
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(retry).toHaveFocus();
    answer.come(json({ html: card('mar'), cursorMark: null }));
    await expect.poll(names).toEqual(['mar']);
  });

  test('[SHOW-12] after too many lists, and too many pages, it says when to try again', async () => {
    const notice = page.getByText('Has hecho demasiados intentos. Vuelve a intentarlo dentro de 15 minutos.');
    const { change } = serve(tooMany);
    await mount('portada-show-index');
    await expect.element(notice).toBeVisible();
    change(searchShows, pages(2));
    change(searchMoreShows, tooMany);
    await page.viewport(1280, 8_000);
    await userEvent.click(retry);
    await expect.poll(names).toHaveLength(12);
    await wait(1_000);
    await expect.element(notice).toBeVisible();
    change(searchMoreShows, failing);
    await userEvent.click(retry);
    await expect.element(page.getByText('No hemos podido cargar más.')).toBeVisible();
  });

  test('[SHOW-12] a further page that fails leaves the list', async () => {
    const { asked, change } = serve(pages(2));
    change(searchMoreShows, failing);
    await page.viewport(1280, 8_000);
    await mountShows();
    await wait(1_000);
    await expect.poll(() => asked.length).toBe(2);
    await expect.element(page.getByText('No hemos podido cargar más.')).toBeVisible();
    expect(names()).toHaveLength(12);
    change(searchMoreShows, pages(2));
    await userEvent.click(retry);
    await expect.element(page.getByRole('link', { name: 'Todos 2 1', exact: true })).toHaveFocus();
    expect(names()).toHaveLength(24);
  });
});
