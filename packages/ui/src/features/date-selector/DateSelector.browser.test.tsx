import { type DatePreset, datePresets } from '@portada/contract';
import { $language } from '@portada/core';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, render } from '../../../test/render.tsx';
import { DateSelector } from './DateSelector.tsx';
import type { DayRange } from './date-range.ts';
import { dateSelectorMessages } from './messages.ts';
import { loadRangeCalendar } from './range-calendar.ts';

// Each language once, so that no test waits for Vite to prepare the library.
beforeAll(async () => {
  for (const language of ['es', 'ca', 'en', 'it']) {
    document.documentElement.lang = language;
    await loadRangeCalendar();
  }
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  $language.set('es');
  document.documentElement.lang = 'es';
});

let chosen: DatePreset | DayRange | undefined;

const options = datePresets.map((preset) => ({ preset, name: '' }));

function Example({ initial = null, future }: { initial?: DayRange | null; future?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <DateSelector
      future={future ?? false}
      label="Fecha"
      options={options}
      value={value}
      onChange={(choice) => {
        chosen = choice;
        if (typeof choice === 'object') setValue(choice);
      }}
    />
  );
}

const button = page.getByRole('button', { name: /^Fecha: / });
const dialog = page.getByRole('dialog');
const offered = () =>
  dialog
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const day = (date: string) => find(`[data-day="${date}"] button`);
const status = () => dialog.getByRole('status').first().element().textContent;

async function openCalendar() {
  await userEvent.click(button);
  const choose = dialog.getByRole('button', { name: 'Elegir fechas' });
  if (choose.elements().length > 0) await userEvent.click(choose);
  await expect.poll(() => document.querySelector('[data-day]')).not.toBeNull();
}

beforeEach(() => {
  chosen = undefined;
  document.documentElement.lang = 'es';
});

test('[DATE-01] offers its presets in a dialog, says which one holds, and a press chooses one', async () => {
  render(<Example future initial={{ start: '2026-11-20', end: '2026-11-20', preset: 'yesterday' }} />);
  await expect.element(button).toHaveAccessibleName('Fecha: Ayer');
  await userEvent.click(button);
  expect(offered()).toHaveLength(datePresets.length);
  await expect.element(dialog.getByRole('button', { name: 'Ayer' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Última semana' }));
  expect(chosen).toBe('lastWeek');
  expect(dialog.elements()).toHaveLength(0);
  expect(document.activeElement).toBe(button.element());
});

test('[DATE-01] a page’s own names go before ours, and it offers what it likes', async () => {
  render(
    <DateSelector
      label="Fecha"
      options={[{ preset: 'today', name: 'Del día' }]}
      value={null}
      onChange={() => undefined}
    />,
  );
  await expect.element(button).toHaveAccessibleName('Fecha: Cualquier fecha');
  await userEvent.click(button);
  expect(offered()).toEqual(['Del día']);
});

test('[DATE-04] without the future neither its presets nor its days can be chosen', async () => {
  render(<Example />);
  await openCalendar();
  expect(offered()).not.toContain('Mañana');
  expect(offered()).toContain('Este mes');
  expect(offered()).toHaveLength(datePresets.length - 5);
  expect(day('2026-11-21').hasAttribute('disabled')).toBe(false);
  expect(day('2026-11-22').hasAttribute('disabled')).toBe(true);
});

test('[DATE-04] on the agenda they can', async () => {
  render(<Example future />);
  await openCalendar();
  expect(offered()).toEqual(expect.arrayContaining(['Mañana', 'El próximo fin de semana', 'El próximo año']));
  expect(day('2026-11-22').hasAttribute('disabled')).toBe(false);
});

test('[DATE-02] [DATE-05] [DATE-07] a range is picked in the calendar, and takes effect with its second date', async () => {
  render(<Example />);
  await openCalendar();
  expect(status()).toBe('Elige la primera fecha.');
  await userEvent.click(day('2026-11-12'));
  expect(chosen).toBeUndefined();
  expect(status()).toBe('Desde el 12/11/26. Elige la última fecha.');
  await userEvent.click(day('2026-11-03'));
  expect(chosen).toEqual({ start: '2026-11-03', end: '2026-11-12' });
  await expect.element(button).toHaveAccessibleName('Fecha: 03/11/26 – 12/11/26');
  expect(document.activeElement).toBe(button.element());
});

test('[DATE-05] one date and Escape is no choice', async () => {
  render(<Example />);
  await openCalendar();
  await userEvent.click(day('2026-11-12'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements().length).toBe(0);
  expect(chosen).toBeUndefined();
  expect(document.activeElement).toBe(button.element());
});

test('[DATE-06] the same day twice is that day', async () => {
  render(<Example />);
  await openCalendar();
  await userEvent.click(day('2026-11-12'));
  await userEvent.click(day('2026-11-12'));
  expect(chosen).toEqual({ start: '2026-11-12', end: '2026-11-12' });
  await expect.element(button).toHaveAccessibleName('Fecha: 12/11/26');
});

test('[DATE-02] the calendar is worked by the keyboard alone, and opens on the range that holds', async () => {
  render(<Example initial={{ start: '2026-10-05', end: '2026-10-08' }} />);
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const focusedDay = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;
  await expect.poll(focusedDay).toBe('2026-10-05');
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.poll(() => chosen).toEqual({ start: '2026-10-12', end: '2026-10-14' });
});

test('[DATE-02] the calendar has every key of the ARIA date picker', async () => {
  render(<Example initial={{ start: '2026-10-07', end: '2026-10-07' }} />);
  await openCalendar();
  const focusedDay = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;
  await expect.poll(focusedDay).toBe('2026-10-07');
  for (const [key, date] of [
    ['{ArrowRight}', '2026-10-08'],
    ['{ArrowLeft}', '2026-10-07'],
    ['{ArrowDown}', '2026-10-14'],
    ['{ArrowUp}', '2026-10-07'],
    ['{Home}', '2026-10-05'],
    ['{End}', '2026-10-11'],
    ['{PageUp}', '2026-09-11'],
    ['{PageDown}', '2026-10-11'],
    ['{Shift>}{PageUp}{/Shift}', '2025-10-11'],
    ['{Shift>}{PageDown}{/Shift}', '2026-10-11'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(focusedDay, { message: key }).toBe(date);
  }
});

test.each([
  ['es', 'Fecha: Cualquier fecha', 'Elegir fechas', 'noviembre', 'Elige la primera fecha.'],
  ['ca', 'Fecha: Qualsevol data', 'Tria unes dates', 'novembre', 'Tria la primera data.'],
  ['en', 'Fecha: Any date', 'Choose dates', 'November', 'Choose the first date.'],
  ['it', 'Fecha: Qualsiasi data', 'Scegli le date', 'novembre', 'Scegli la prima data.'],
  ['fr', 'Fecha: Cualquier fecha', 'Elegir fechas', 'noviembre', 'Elige la primera fecha.'],
])('[DATE-03] on a page in %s its language follows', async (tag, name, choose, month, announced) => {
  document.documentElement.lang = tag;
  $language.set(tag === 'ca' ? 'ca' : 'es');
  await dateSelectorMessages.pending($language.get());
  render(<Example />);
  await expect.element(button).toHaveAccessibleName(name);
  await userEvent.click(button);
  await userEvent.click(dialog.getByRole('button', { name: choose, exact: true }));
  await expect.poll(() => document.querySelector('[data-day]')).not.toBeNull();
  expect(dialog.element().textContent).toContain(month);
  expect(status()).toBe(announced);
  // Weeks start on Monday in all four.
  expect(document.querySelector('th')?.getAttribute('aria-label')).toMatch(/^(lunes|dilluns|Monday|lunedì)/);
});
