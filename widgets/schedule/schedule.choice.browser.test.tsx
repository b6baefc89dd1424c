import { getSchedule } from '@portada/contract';
import { $errors } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { failing, json, later } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens } from '../test/mount.ts';
import { answerDay, channels, dayOf, NOW, serve, TODAY } from './test/day.ts';
import { draw, firstTitle, link, list, rows, texts } from './test/screen.ts';
import './index.ts';

const retry = page.getByRole('button', { name: 'Volver a intentarlo' });

beforeEach(async () => {
  adoptTokens();
  $errors.set([]);
  visit('/programacion/');
  await page.viewport(1280, 900);
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a choice', () => {
  test('[SCHD-04] by pointer: address, marks, heading and list follow, the focus stays, and it is said', async () => {
    serve();
    await draw();
    await userEvent.click(link('Puerto 2'));
    await expect.poll(firstTitle).toBe(`tv2 ${TODAY} 0`);
    expect(location.search).toBe(`?channel=tv2&day=${TODAY}`);
    expect(texts('[part="channel"][aria-current]')).toEqual(['Puerto 2']);
    await expect
      .element(page.getByRole('heading', { name: 'Puerto 2 sábado, 21 de noviembre' }))
      .toBeVisible();
    await expect.element(link('Puerto 2')).toHaveFocus();
    await expect
      .element(page.getByRole('status').first())
      .toMatchTextContent('Puerto 2, sábado, 21 de noviembre: 24 programas.');
  });

  test('[SCHD-04] by keys, of a day; another channel keeps the day', async () => {
    serve();
    await draw();
    await expect.element(link(/^Vie/)).toBeVisible();
    link(/^Vie/).element().closest('a')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(firstTitle).toBe('tv 2026-11-20 0');
    await userEvent.click(link('Radio Puerto'));
    await expect.poll(firstTitle).toBe('fm 2026-11-20 0');
    expect(location.search).toBe('?channel=fm&day=2026-11-20');
  });

  test('[SCHD-04] what shows stays, and is said to be busy, until the other has come', async () => {
    const answer = later();
    serve(answer.answer);
    await draw();
    await userEvent.click(link('Puerto 2'));
    await expect.poll(() => list().ariaBusy).toBe('true');
    expect(firstTitle()).toBe(`tv ${TODAY} 0`);
    answer.come(json({ items: dayOf('tv2', TODAY) }));
    await expect.poll(firstTitle).toBe(`tv2 ${TODAY} 0`);
    expect(list().ariaBusy).toBe('false');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s the browser follows the link',
    async (key) => {
      const { asked } = serve();
      await draw();
      let taken: boolean | undefined;
      // The test stays on its page.
      const stay = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stay);
      onTestFinished(() => window.removeEventListener('click', stay));
      link('Puerto 2')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
      expect(taken).toBe(false);
      expect(asked).toEqual([]);
      expect(location.search).toBe('');
    },
  );

  test('[SCHD-04] other data of the page are drawn at once', async () => {
    serve();
    const element = await draw();
    Reflect.set(element, 'items', dayOf('tv', TODAY).slice(12));
    await expect.poll(rows).toHaveLength(12);
  });
});

describe('failures', () => {
  test('[SCHD-04] a choice that fails keeps it and offers a retry that works and gives its focus on', async () => {
    const { asked, change } = serve(failing);
    await draw();
    await userEvent.click(link('Puerto 2'));
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(page.getByText('No hemos podido cargar la programación.')).toBeVisible();
    expect(texts('[part="channel"][aria-current]')).toEqual(['Puerto 2']);
    expect(rows()).toEqual([]);
    const answer = later();
    change(getSchedule, answer.answer);
    await userEvent.click(retry);
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    answer.come(json({ items: dayOf('tv2', TODAY) }));
    await expect.poll(firstTitle).toBe(`tv2 ${TODAY} 0`);
    expect(document.activeElement).toBe(list());
  });

  test('[SCHD-04] after one, another choice shows', async () => {
    const { change } = serve(failing);
    await draw();
    await userEvent.click(link('Puerto 2'));
    await expect.element(retry).toBeVisible();
    change(getSchedule, answerDay);
    await userEvent.click(link('Puerto TV'));
    await expect.poll(firstTitle).toBe(`tv ${TODAY} 0`);
    await expect.element(retry).not.toBeInTheDocument();
  });
});

/** The element as a server writes it whose data are those of another day. */
function served(): void {
  const element = document.createElement('portada-schedule');
  element.setAttribute('channels', JSON.stringify(channels));
  const list = Object.assign(document.createElement('a'), {
    textContent: 'La lista del servidor',
    href: '#',
  });
  element.append(list);
  document.body.append(element);
  onTestFinished(() => element.remove());
}
const fallback = page.getByText('La lista del servidor');

describe('what the server wrote', () => {
  test('stays on screen until the first schedule has come', async () => {
    const answer = later();
    const { asked } = serve(answer.answer);
    served();
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(fallback).toBeVisible();
    expect(rows()).toEqual([]);
    answer.come(json({ items: dayOf('tv', TODAY) }));
    await expect.poll(firstTitle).toBe(`tv ${TODAY} 0`);
    await expect.element(fallback).not.toBeVisible();
  });

  test('stays for good where that fails', async () => {
    const { asked } = serve(failing);
    served();
    await expect.poll(() => asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => $errors.get()).toHaveLength(1);
    await expect.element(fallback).toBeVisible();
    expect(document.querySelector('.portada-schedule')).toBeNull();
  });
});
