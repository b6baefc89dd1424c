/** What is not saved, and the account itself: both are asked about before they are lost. */
import { deleteAccount, logout } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { navigation } from '@portada/core';
import { failures, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog, field, heading, menu, open, save, status } from '../test/screen.ts';
import '../index.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const SAVED = 'Hemos guardado los cambios.';

test('what is not saved is asked about before another tab opens: staying keeps it, leaving loses it', async () => {
  await open('user');
  const link = menu.getByRole('link', { name: 'Autores que sigues' });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(link);
  await expect.element(dialog).toMatchTextContent('¿Salir sin guardar?');
  await userEvent.click(dialog.getByRole('button', { name: 'Seguir aquí' }));
  expect(dialog.elements()).toHaveLength(0);
  await expect.element(link).toHaveFocus();
  await expect.element(field.name).toHaveValue('Laia');

  await userEvent.click(link);
  await userEvent.click(dialog.getByRole('button', { name: 'Salir sin guardar' }));
  await expect.element(heading).toHaveTextContent('Autores que sigues');
  await expect.element(heading).toHaveFocus();
  await userEvent.click(menu.getByRole('link', { name: 'Tu cuenta' }));
  await expect.element(field.name).toHaveValue(reader.name);
});

test('[LOGIN-24] who leaves by a logout that fails is asked again before what is not saved is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('user', { answers: [[logout, () => new Response('{}', { status: 500 })]] });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(menu.getByRole('link', { name: 'Cerrar sesión' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salir sin guardar' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('No hemos podido cerrar la sesión.');
  await expect.element(field.name).toHaveValue('Laia');
  await userEvent.click(menu.getByRole('link', { name: 'Autores que sigues' }));
  await expect.element(dialog).toMatchTextContent('¿Salir sin guardar?');
});

test('on a phone, who stays finds the focus at the menu that they had opened', async () => {
  await page.viewport(360, 800);
  await open('user');
  await userEvent.fill(field.name, 'Laia');
  const button = menu.getByRole('button', { name: 'Tu cuenta' });
  await userEvent.click(button);
  await userEvent.click(menu.getByRole('link', { name: 'Autores que sigues' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Seguir aquí' }));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('what has been saved, or was taken back, is not asked about', async () => {
  await open('user');
  await userEvent.fill(field.name, 'Laia');
  await userEvent.fill(field.name, reader.name);
  await userEvent.click(menu.getByRole('link', { name: 'Autores que sigues' }));
  await expect.element(heading).toHaveTextContent('Autores que sigues');
  await userEvent.click(menu.getByRole('link', { name: 'Tu cuenta' }));
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  await userEvent.click(menu.getByRole('link', { name: 'Tus boletines' }));
  await expect.element(heading).toHaveTextContent('Tus boletines');
});

const erase = page.getByRole('button', { name: 'Eliminar mi cuenta' });
const confirm = dialog.getByRole('button', { name: 'Sí, eliminarla' });

test('[ACCT-29] a deletion is asked about; who cancels has sent nothing', async () => {
  const { asked } = await open('user', { answers: [[deleteAccount, success]] });
  await userEvent.click(erase);
  await expect.element(dialog).toMatchTextContent('¿Quieres eliminar tu cuenta?');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(dialog.elements()).toHaveLength(0);
  await expect.element(erase).toHaveFocus();
  expect(asked.some(({ path }) => path === deleteAccount.path)).toBe(false);
});

test('[ACCT-30] a deletion ends at login, whatever was not saved', async () => {
  await open('user', { answers: [[deleteAccount, success]] });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(erase);
  await userEvent.click(confirm);
  await vi.waitFor(() =>
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/acceso\/$/)),
  );
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(false);
});

test.each(['412', '500'])(
  '[ACCT-31] [ACCT-32] a deletion that fails with %s says so, and can be tried again',
  async (way) => {
    const { change } = await open('user', { answers: [[deleteAccount, failures[way] ?? success]] });
    await userEvent.click(erase);
    await userEvent.click(confirm);
    const message =
      way === '412' ? /demostración.*atención al lector/ : /No hemos podido eliminar la cuenta\./;
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
    expect(navigation.replace).not.toHaveBeenCalled();
    change(deleteAccount, success);
    await userEvent.click(confirm);
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  },
);
