import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountFields } from '../../test/account-fields.ts';
import { filled } from './values.ts';

export const field = {
  ...accountFields,
  password: page.getByLabelText(/^Contraseña/),
  nif: page.getByLabelText(/^NIF/),
  terms: page.getByRole('checkbox', { name: /^He leído/ }),
};

export const submit = page.getByRole('button', { name: 'Crear la cuenta' });
export const summary = page.getByRole('region', { name: 'Antes de seguir, revisa estos datos:' });
export const alert = page.getByRole('alert');

/** Fills what must be filled, as a reader does. */
export async function fill(): Promise<void> {
  for (const name of ['nick', 'email', 'password', 'name', 'surname'] as const) {
    await userEvent.fill(field[name], filled[name]);
  }
  await userEvent.fill(field.birthdate, '23/04/1988');
  await userEvent.click(field.terms);
}

/** What was typed is still there. */
export async function expectKept(): Promise<void> {
  for (const name of ['nick', 'email', 'password', 'name', 'surname'] as const) {
    await expect.element(field[name]).toHaveValue(filled[name]);
  }
  await expect.element(field.birthdate).toHaveValue('23/04/1988');
  await expect.element(field.terms).toBeChecked();
}
