/** The dialog that asks who the reader is: by keyboard, and without losing what was typed. */
import { type Call, deleteAccount, patchProfile, prove, requestProofCode } from '@portada/contract';
import { failure, reader, socialReader } from '@portada/contract/fixtures';
import { navigation } from '@portada/core';
import { json, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../test/mount.ts';
import { dialog, field, open, save, status } from '../test/screen.ts';
import '../index.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const NEW = 'nova@example.com';
const refusal = (status: number, code: Parameters<typeof failure>[1]) => () =>
  json(failure(status, code), status);
const passwordRequired = refusal(403, 'PASSWORD_REQUIRED');

/** A reader's area where a call demands a proof until it is given. */
async function demanding(call: Call, demand = passwordRequired, as = reader) {
  const end = await open('user', {
    as,
    answers: [
      [call, demand],
      [requestProofCode, success],
      [
        prove,
        () => {
          end.change(call, call === patchProfile ? ok({ ...as, email: NEW }) : success);
          return success();
        },
      ],
    ],
  });
  return end;
}

const password = dialog.getByLabelText(/^Contraseña/);
const code = dialog.getByLabelText(/^Código/);

describe('a new address', () => {
  test('[ACCT-18] asks for the password, and saves what was typed once it is right', async () => {
    const end = await demanding(patchProfile);
    await userEvent.fill(field.email, NEW);
    await userEvent.fill(field.city, 'Reus');
    await userEvent.click(save);
    await expect.element(dialog).toHaveAccessibleName('Confirma que eres tú');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('Mar-de-fondo-1{Enter}');
    await expect.element(status('Hemos guardado los cambios.')).toBeVisible();
    expect(dialog.elements()).toHaveLength(0);
    // Where the reader was: the button leaves the focus in the field.
    await expect.element(field.city).toHaveFocus();
    const patches = end.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(patches).toHaveLength(2);
    expect(patches[1]).toEqual(patches[0]);
    expect(patches[1]).toMatchObject({ email: NEW, city: 'Reus' });
  });

  test('is given up by Escape; what was typed stays, and no error is shown', async () => {
    const end = await demanding(patchProfile);
    await userEvent.fill(field.email, NEW);
    await expect.element(save).toBeEnabled();
    save.element().closest('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog.elements()).toHaveLength(0);
    await expect.element(save).toHaveFocus();
    await expect.element(save).not.toHaveAttribute('aria-busy');
    await expect.element(field.email).toHaveValue(NEW);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(end.asked.filter(({ path }) => path === prove.path)).toHaveLength(0);
  });

  test('stays asked for while the password is wrong or missing', async () => {
    const { change } = await demanding(patchProfile);
    change(prove, refusal(401, 'INVALID_CREDENTIALS'));
    await userEvent.fill(field.email, NEW);
    await userEvent.click(save);
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await expect.element(password).toHaveAccessibleDescription(/Escribe tu contraseña\./);
    await userEvent.fill(password, 'Falsa-2026!');
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveAccessibleDescription(/La contraseña no es correcta\./);
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('La contraseña no es correcta.');
  });

  test('asks who has no password for the code that was mailed', async () => {
    const { asked } = await demanding(patchProfile, refusal(403, 'MAIL_CODE_REQUIRED'), socialReader);
    await userEvent.fill(field.email, NEW);
    await userEvent.click(save);
    await expect.element(code).toHaveFocus();
    await expect.element(dialog.getByText(/te hemos enviado a inaki@example.com/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar otro código' }));
    await expect.element(code).toHaveFocus();
    await userEvent.fill(code, '1234 5678');
    await userEvent.keyboard('{Enter}');
    await expect.element(status('Hemos guardado los cambios.')).toBeVisible();
    const proofs = asked.filter(({ path }) => path.startsWith(prove.path));
    expect(proofs.map(({ path, body }) => [path, body])).toEqual([
      [requestProofCode.path, undefined],
      [requestProofCode.path, undefined],
      [prove.path, { code: '1234 5678' }],
    ]);
  });
});

describe('a deletion', () => {
  const erase = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Eliminar mi cuenta' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, eliminarla' }));
  };

  test('[ACCT-30] asks for the password, in one dialog, and ends at login', async () => {
    await demanding(deleteAccount);
    await erase();
    await expect.element(password).toHaveFocus();
    expect(dialog.elements()).toHaveLength(1);
    await userEvent.keyboard('Mar-de-fondo-1{Enter}');
    await expect
      .poll(() => navigation.replace)
      .toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/acceso\/$/));
  });

  test('[ACCT-29] goes back to its question when the password is not given', async () => {
    await demanding(deleteAccount);
    await erase();
    await expect.element(password).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect.element(dialog).toHaveAccessibleName('¿Quieres eliminar tu cuenta?');
    await userEvent.keyboard('{Escape}');
    expect(dialog.elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toHaveFocus();
    expect(navigation.replace).not.toHaveBeenCalled();
  });
});

test('[I18N-01] the dialog speaks Catalan', async () => {
  speak('ca');
  await demanding(patchProfile);
  await userEvent.fill(page.getByLabelText(/^Correu electrònic/), NEW);
  await userEvent.click(page.getByRole('button', { name: 'Desa els canvis' }));
  await expect.element(dialog).toHaveAccessibleName('Confirma que ets tu');
  await expect.element(dialog.getByLabelText(/^Contrasenya/)).toHaveFocus();
});
