import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose, pressWhileComposing } from '../../../test/input-method.ts';
import { find, render } from '../../../test/render.tsx';
import { PredictiveSearch } from './PredictiveSearch.tsx';
import type { Match } from './predictive.store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const authors: Match[] = [
  { value: '31', name: 'Clara Montes' },
  { value: '32', name: 'Clàudia Montsant' },
  { value: '33', name: 'Lluís Montoliu' },
];

let chosen: Match | null;
let ask: (text: string) => Promise<readonly Match[]>;

function Example({ initial = null }: { initial?: Match | null }) {
  const [value, setValue] = useState(initial);
  chosen = value;
  return (
    <>
      <PredictiveSearch
        ask={(text) => ask(text)}
        label="Autor"
        name="author"
        value={value}
        onChange={setValue}
      />
      <a href="/otra/">Otra cosa</a>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Autor' });
const list = page.getByRole('listbox', { name: 'Autor' });
const options = page.getByRole('option');
const status = page.getByRole('status');
const active = () => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

async function look(text: string) {
  await userEvent.fill(field, text);
  await vi.advanceTimersByTimeAsync(400);
}

async function drawAndLook(text = 'mont') {
  ask = () => Promise.resolve(authors);
  render(<Example />);
  await look(text);
  await expect.element(list).toBeVisible();
}

test('[PRED-04] the matches are listed with what matches marked, whatever its accents', async () => {
  await drawAndLook('CLAUD');
  expect(options.elements().map(({ textContent }) => textContent)).toEqual(['Clàudia Montsant']);
  expect(find('mark').textContent).toBe('Claud'.replace('a', 'à'));
});

test('it is a combobox of the ARIA pattern: the field keeps the focus and names the active option', async () => {
  await drawAndLook();
  const input = field.element();
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe(list.element().id);
  expect(input.getAttribute('aria-autocomplete')).toBe('list');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Clara Montes');
  expect(options.elements().map((option) => option.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Lluís Montoliu');
  expect(document.activeElement).toBe(input);
});

test('Enter chooses, and the choice stands in the field', async () => {
  await drawAndLook();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(authors[1]);
  await expect.element(field).toHaveValue('Clàudia Montsant');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('a press chooses too, and the focus stays', async () => {
  await drawAndLook();
  await userEvent.click(options.nth(2));
  expect(chosen).toEqual(authors[2]);
  expect(document.activeElement).toBe(field.element());
});

test('Escape closes the list first, then takes back what was typed', async () => {
  await drawAndLook();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveValue('mont');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
});

test('Alt and the arrows open and close the list', async () => {
  await drawAndLook();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBeUndefined();
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s goes back to the text, and leaves the list open',
  async (key) => {
    await drawAndLook();
    await userEvent.keyboard(`{ArrowDown}{${key}}`);
    expect(active()).toBeUndefined();
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toBeNull();
  },
);

test('a text that is left without a choice goes, and what was chosen stays', async () => {
  ask = () => Promise.resolve(authors);
  render(<Example initial={{ value: '31', name: 'Clara Montes' }} />);
  await look('mont');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(field).toHaveValue('Clara Montes');
  expect(chosen?.value).toBe('31');
});

test('what is chosen is taken away by its button, by emptying the field, and the focus is kept', async () => {
  ask = () => Promise.resolve(authors);
  render(<Example initial={{ value: '31', name: 'Clara Montes' }} />);
  await userEvent.click(page.getByRole('button', { name: 'Quitar Clara Montes' }));
  expect(chosen).toBeNull();
  expect(document.activeElement).toBe(field.element());
  await look('mont');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen?.value).toBe('31');
  await userEvent.fill(field, '');
  expect(chosen).toBeNull();
});

test('[PRED-01] a text that is too short shows a message', async () => {
  ask = () => Promise.reject(new Error('Nobody asks.'));
  render(<Example />);
  await look('mon');
  await expect.element(page.getByText('Escribe al menos 4 letras')).toBeVisible();
});

test('the number of matches is announced, and that there are none is seen', async () => {
  await drawAndLook();
  await expect.element(status).toMatchTextContent('3 sugerencias. Muévete con las flechas.');
  ask = () => Promise.resolve([]);
  await look('xilòfon');
  await expect.element(page.getByText('No hay ninguna sugerencia para «xilòfon».')).toBeVisible();
  expect(list.elements()).toHaveLength(0);
});

test('a failure is quiet, keeps what was typed, and its retry works', async () => {
  ask = () => Promise.reject(new Error('offline'));
  render(<Example />);
  await look('mont');
  await expect.element(page.getByText('No hemos podido buscar sugerencias.')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await expect.element(field).toHaveValue('mont');
  ask = () => Promise.resolve(authors);
  await userEvent.click(page.getByRole('button', { name: 'Volver a intentarlo' }));
  await expect.element(options.nth(2)).toBeVisible();
  expect(document.activeElement).toBe(field.element());
});

test('names are drawn as text', async () => {
  ask = () => Promise.resolve([{ value: '1', name: '<img src=x onerror=alert(1)> mont' }]);
  const { container } = render(<Example />);
  await look('mont');
  await expect.element(options.first()).toMatchTextContent('<img src=x onerror=alert(1)> mont');
  expect(container.querySelector('img')).toBeNull();
});

test('[PRED-04] while a word is composed by an input method its keys choose nothing and close nothing', async () => {
  await drawAndLook();
  await userEvent.keyboard('{ArrowDown}');
  await compose('s');
  await expect.element(field).toHaveValue('monts');
  await pressWhileComposing('ArrowDown');
  expect(active()).toBeUndefined();
  await pressWhileComposing('Enter');
  await pressWhileComposing('Escape');
  expect(chosen).toBeNull();
  await expect.element(field).toHaveValue('monts');
  await expect.element(list).toBeVisible();
});

test.each(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])(
  '[PRED-04] %s with the code 229, as Safari ends a word, is the input method’s',
  async (key) => {
    await drawAndLook();
    await userEvent.keyboard('{ArrowDown}');
    const pressed = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
    field.element().dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
    await expect.element(list).toBeVisible();
    expect(active()).toBe('Clara Montes');
    expect(chosen).toBeNull();
  },
);
