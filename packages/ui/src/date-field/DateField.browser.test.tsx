import { $language } from '@portada/core';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, render } from '../../test/render.tsx';
import { loadCalendar } from './calendar.ts';
import { DateField } from './DateField.tsx';

// Each language once, so that no test waits for Vite to prepare the library.
beforeAll(async () => {
  await loadCalendar('es');
  await loadCalendar('ca');
});
afterEach(() => $language.set('es'));

let value: string;

function Example({ initial = '' }: { initial?: string }) {
  const [date, setDate] = useState(initial);
  value = date;
  return (
    <DateField
      label="Fecha de nacimiento"
      max="2026-11-30"
      min="2026-09-01"
      name="birthdate"
      value={date}
      onChange={setDate}
    />
  );
}

const input = () => find<HTMLInputElement>('[name="birthdate"]');
const day = (date: string) => find(`[data-day="${date}"] button`);
const dialog = () => document.querySelector('dialog');

async function openCalendar() {
  await userEvent.click(find('[aria-haspopup="dialog"]'));
  await expect.poll(() => document.querySelector('[data-day]')).not.toBeNull();
}

test('[UI-06] is written as DD/MM/YYYY and given as YYYY-MM-DD', async () => {
  render(<Example />);
  expect(input().placeholder).toBe('dd/mm/aaaa');
  await userEvent.type(input(), '21/11/2026');
  await expect.poll(() => value).toBe('2026-11-21');
  expect(input().value).toBe('21/11/2026');
});

test('[UI-06] what is no date goes to the form as it was written, for its rules to refuse', async () => {
  render(<Example />);
  await userEvent.type(input(), '31/02/2026');
  await expect.poll(() => value).toBe('31/02/2026');
  expect(input().value).toBe('31/02/2026');
});

test('[UI-06] is picked from a calendar that opens on its date, and the focus comes back', async () => {
  render(<Example initial="2026-10-15" />);
  await openCalendar();
  expect(find('[aria-selected="true"]').dataset.day).toBe('2026-10-15');
  await userEvent.click(day('2026-10-20'));
  await expect.poll(dialog).toBeNull();
  expect(value).toBe('2026-10-20');
  expect(input().value).toBe('20/10/2026');
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('dialog');
});

test('[UI-06] the calendar is worked by the keyboard alone', async () => {
  render(<Example initial="2026-10-15" />);
  find('[aria-haspopup="dialog"]').focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day)
    .toBe('2026-10-15');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.poll(dialog).toBeNull();
  expect(value).toBe('2026-10-23');
});

test('[UI-06] Escape leaves the date as it was', async () => {
  render(<Example initial="2026-10-15" />);
  await openCalendar();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  expect(value).toBe('2026-10-15');
});

test('[UI-06] days out of bounds cannot be picked', async () => {
  render(<Example initial="2026-09-10" />);
  await openCalendar();
  expect(day('2026-09-01').hasAttribute('disabled')).toBe(false);
  expect(find('[class*="step"]:first-of-type').getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['es', 'octubre', 'lun'],
  ['ca', 'octubre', 'dilluns'],
] as const)('[UI-06] speaks the page’s language: %s', async (language, month, monday) => {
  $language.set(language);
  render(<Example initial="2026-10-15" />);
  await expect.poll(() => document.querySelector('[aria-haspopup="dialog"]')).not.toBeNull();
  await openCalendar();
  expect(dialog()?.textContent).toContain(month);
  expect(document.querySelector('th')?.getAttribute('aria-label')).toMatch(new RegExp(`^${monday}`, 'i'));
});
