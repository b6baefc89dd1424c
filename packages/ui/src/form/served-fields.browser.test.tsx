/** What a reader does in the fallback's form is in the view's, whenever they did it. */

import { become, define, write } from '@portada/element/test/widgets.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find } from '../../test/render.tsx';
import { Form } from './Form.tsx';

const fallback = `<form>
  <input name="token" type="hidden" value="x">
  <input name="title" value="Del servidor"><input name="name"><textarea name="words"></textarea>
  <input name="password" type="password"><input name="file" type="file">
  <select name="topic"><option value="">–</option><option value="tip">Pista</option></select>
  <input name="kind" type="radio" value="1" checked><input name="kind" type="radio" value="2">
  <input name="terms" type="checkbox" value="true"><input name="news" type="checkbox" checked>
  <button>Enviar</button>
</form>`;

/** Called while the view is being rendered, when the fallback can still be typed in. */
let whileRendering = () => {};
const left: string[] = [];

function View() {
  whileRendering();
  return (
    <Form onBlur={({ target }) => left.push(target.getAttribute('name') ?? '')}>
      <input name="token" type="hidden" defaultValue="y" />
      <input aria-label="Título" name="title" defaultValue="Del borrador" />
      <input aria-label="Nombre" name="name" defaultValue="Ada" />
      <input aria-label="Texto" name="words" />
      <input aria-label="Clave" name="password" type="password" />
      <input aria-label="Archivo" name="file" type="file" />
      <select aria-label="Tema" name="topic">
        <option value="">–</option>
        <option value="tip">Pista</option>
      </select>
      <input aria-label="Uno" defaultChecked name="kind" type="radio" value="1" />
      <input aria-label="Dos" name="kind" type="radio" value="2" />
      <input aria-label="Condiciones" name="terms" type="checkbox" />
      <input aria-label="Boletín" name="news" type="checkbox" />
      <button type="submit">Enviar</button>
    </Form>
  );
}

const field = (name: string) => page.getByLabelText(name);
const tag = define(View, { root: 'light', attributes: {} });

/** A widget whose fallback the reader uses while its view is rendered. */
async function draw(use: (served: <Kind extends HTMLElement>(selector: string) => Kind) => void) {
  const element = write('<div></div>');
  whileRendering = () => {
    if (!element.querySelector('.portada form'))
      use((selector) => find(`${tag} > form ${selector}`, element));
  };
  onTestFinished(() => {
    whileRendering = () => {};
  });
  element.innerHTML = `<${tag}>${fallback}</${tag}>`;
  const widget = find(tag, element);
  await become(widget, 'ready');
  return widget;
}

test('each field has what was typed, chosen or ticked in the one of its name, until the view stood there', async () => {
  const widget = await draw((served) => {
    served<HTMLInputElement>('[name="name"]').value = 'Grace';
    served<HTMLTextAreaElement>('[name="words"]').value = 'Hay luz.';
    served<HTMLInputElement>('[name="password"]').value = 'Faro-1926';
    served<HTMLSelectElement>('[name="topic"]').value = 'tip';
    served<HTMLInputElement>('[value="2"]').checked = true;
    served<HTMLInputElement>('[name="terms"]').checked = true;
    const files = new DataTransfer();
    files.items.add(new File(['faro'], 'faro.txt'));
    served<HTMLInputElement>('[name="file"]').files = files.files;
  });
  await expect.element(field('Nombre')).toHaveValue('Grace');
  await expect.element(field('Texto')).toHaveValue('Hay luz.');
  await expect.element(field('Clave')).toHaveValue('Faro-1926');
  await expect.element(field('Tema')).toHaveValue('tip');
  await expect.element(field('Dos')).toBeChecked();
  await expect.element(field('Condiciones')).toBeChecked();
  expect(find<HTMLInputElement>('.portada [name="file"]', widget).files?.[0]?.name).toBe('faro.txt');
  // What the server has written counts as the reader's words, its ticks do not.
  await expect.element(field('Título')).toHaveValue('Del servidor');
  await expect.element(field('Boletín')).not.toBeChecked();
  expect(find<HTMLInputElement>('.portada [name="token"]', widget).value).toBe('y');
  const form = find<HTMLFormElement>(':scope > form', widget);
  expect([...new FormData(form)].filter(([, value]) => typeof value === 'string')).toEqual([
    ['token', 'x'],
    ['title', 'Del servidor'],
    ['name', ''],
    ['words', ''],
    ['password', ''],
    ['topic', ''],
    ['kind', '1'],
    ['news', 'on'],
  ]);
});

test('what was emptied is empty, and what was left alone is as the view has it', async () => {
  await draw((served) => {
    served<HTMLInputElement>('[name="title"]').value = '';
  });
  await expect.element(field('Título')).toHaveValue('');
  await expect.element(field('Nombre')).toHaveValue('Ada');
  await expect.element(field('Uno')).toBeChecked();
});

test('the focus goes to the field of the same name, past no other, with the caret', async () => {
  left.length = 0;
  await draw((served) => {
    const words = served<HTMLTextAreaElement>('[name="words"]');
    words.value = 'Hay luz.';
    words.focus();
    words.setSelectionRange(6, 6);
  });
  await expect.element(field('Texto')).toHaveFocus();
  await expect.element(field('Texto')).toHaveValue('Hay luz.');
  await userEvent.keyboard('y');
  await expect.element(field('Texto')).toHaveValue('Hay luyz.');
  expect(left).toEqual([]);
});

test('so it does from an empty field', async () => {
  await draw((served) => served('[name="name"]').focus());
  await expect.element(field('Nombre')).toHaveFocus();
  await expect.element(field('Nombre')).toHaveValue('Ada');
});

test('so it does from the button', async () => {
  await draw((served) => served('button').focus());
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toHaveFocus();
});
