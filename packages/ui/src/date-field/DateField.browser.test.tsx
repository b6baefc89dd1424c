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

/** Where the caret stands, as a `|` in what the field shows. */
function shown(): string {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

test.each([
  ['a figure of the day', '21/11/1990', 1, 1, '{Backspace}1', '1|1/11/1990'],
  ['a figure of the month', '21/11/1990', 5, 5, '{Backspace}2', '21/12|/1990'],
  ['the month, selected', '05/08/1990', 3, 5, '12', '05/12|/1990'],
  ['forwards', '21/11/1990', 0, 0, '{Delete}3', '3|1/11/1990'],
  ['other marks', '1.2.1990', 0, 0, '1', '1|1.2.1990'],
])(
  '[UI-06] is corrected in its middle without being rewritten: %s',
  async (_, before, start, end, keys, after) => {
    render(<Example />);
    await userEvent.fill(input(), before);
    input().setSelectionRange(start, end);
    await userEvent.keyboard(keys);
    expect(shown()).toBe(after);
  },
);

test('[UI-06] a pasted date stays as it is, and is written in full when the field is left', async () => {
  render(<Example />);
  input().focus();
  document.execCommand('insertText', false, ' 1-2-2026 ');
  await expect.poll(() => value).toBe('2026-02-01');
  expect(shown()).toBe(' 1-2-2026 |');
  await userEvent.tab();
  await expect.poll(() => input().value).toBe('01/02/2026');
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
