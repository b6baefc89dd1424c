import { changePassword } from '@portada/contract';
import { failure } from '@portada/contract/fixtures';
import { $page, navigation } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { backEnd, failures, json, later, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, focused, mount, speak } from '../test/mount.ts';
import './index.ts';

const TOKEN = 'c2VjcmV0';
const PASSWORD = 'Otra-clave-2027?';

beforeEach(() => {
  beginSession();
  visit(`/acceso/nueva-contrasena/?token=${TOKEN}`);
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});

const newPassword = page.getByLabelText(/^Contraseña nueva \*/);
const repeatPassword = page.getByLabelText(/^Repite la contraseña/);
const save = page.getByRole('button', { name: 'Guardar la contraseña' });
const alert = page.getByRole('alert');
const rules = page.getByRole('listitem');
const notice = () => `${$page.get().siteUrl}/acceso/?alert=password_changed`;
const invalidToken = () => json(failure(400, 'INVALID_TOKEN'), 400);

const open = () => mount('portada-change-password', { token: TOKEN });

async function send(password = PASSWORD, repeated = password) {
  await userEvent.fill(newPassword, password);
  await userEvent.fill(repeatPassword, repeated);
  await userEvent.keyboard('{Enter}');
}

test('[LOGIN-20] [LOGIN-22] changes the password once, and leaves for login', async () => {
  const answer = later();
  const { asked } = backEnd([changePassword, answer.answer]);
  await open();
  await send();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  answer.come(success());
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(notice()));
  expect(asked.map(({ body }) => body)).toEqual([{ token: TOKEN, password: PASSWORD }]);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
});

test('[VAL-03] each rule ticks off while the password is typed', async () => {
  await open();
  const ticked = () =>
    rules.elements().filter(({ textContent }) => textContent?.endsWith('(cumplido)')).length;
  expect(rules.elements()).toHaveLength(6);
  await userEvent.click(newPassword);
  const counts: number[] = [ticked()];
  for (const character of 'aB3$efgh') {
    await userEvent.keyboard(character.replace('$', '{$}'));
    counts.push(ticked());
  }
  expect(counts).toEqual([0, 2, 3, 4, 5, 5, 5, 5, 6]);
  await expect
    .element(newPassword)
    .toHaveAccessibleDescription(/La contraseña debe tener: 8 caracteres o más \(cumplido\)/);
});

test.each([
  ['aB3$efg', 'La contraseña debe tener al menos 8 caracteres.'],
  ['AB3$EFGH', 'La contraseña debe tener alguna letra minúscula.'],
  ['ab3$efgh', 'La contraseña debe tener alguna letra mayúscula.'],
  ['aBc$efgh', 'La contraseña debe tener algún número.'],
  ['aB3defgh', 'La contraseña debe tener algún signo'],
  ['aB3$eeee', 'La contraseña no puede repetir el mismo carácter 4 veces seguidas.'],
  ['   ', 'Escribe la contraseña nueva.'],
])('[VAL-03] %j is refused at its field, and nothing is sent', async (password, text) => {
  const { asked } = backEnd();
  await open();
  await send(password);
  await expect.element(newPassword).toHaveAccessibleDescription(new RegExp(text));
  await expect.element(newPassword).toHaveFocus();
  expect(asked).toEqual([]);
});

test('[VAL-02] [VAL-05] the password is repeated, and alike', async () => {
  const { asked } = backEnd();
  await open();
  await userEvent.click(save);
  await expect.element(newPassword).toHaveAccessibleDescription(/Escribe la contraseña nueva\.$/);
  await expect.element(repeatPassword).toHaveAccessibleDescription('Repite la contraseña.');
  await send(PASSWORD, 'Otra-clave-2028?');
  await expect.element(repeatPassword).toHaveAccessibleDescription('Las contraseñas no coinciden.');
  await expect.element(repeatPassword).toHaveFocus();
  expect(asked).toEqual([]);
});

test('[VAL-05] changing the original validates again what has been repeated already, and nothing before', async () => {
  await open();
  await userEvent.fill(newPassword, 'Otra-clave-2028?');
  await userEvent.fill(newPassword, 'Otra-clave-2029?');
  await expect.element(repeatPassword).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(repeatPassword, PASSWORD);
  await userEvent.keyboard('{Tab}');
  await expect.element(repeatPassword).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(newPassword, PASSWORD);
  await expect.element(repeatPassword).not.toHaveAttribute('aria-invalid');
});

const texts: Readonly<Record<string, string>> = {
  offline: 'No hemos podido conectar.',
  400: 'Esa contraseña no cumple lo que pedimos.',
};

test.each(['500', ...Object.keys(texts)])(
  '[LOGIN-22] a failure with %s is announced, what was typed stays, and the next try works',
  async (way) => {
    const { change } = backEnd([changePassword, failures[way] ?? success]);
    await open();
    await send();
    await expect
      .element(alert)
      .toMatchTextContent(texts[way] ?? 'Ahora mismo no podemos cambiar la contraseña.');
    await expect.element(newPassword).toHaveValue(PASSWORD);
    await expect.element(repeatPassword).toHaveValue(PASSWORD);
    change(changePassword, success);
    await userEvent.click(save);
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(notice()));
    expect(alert.elements()).toHaveLength(0);
  },
);

test('[LOGIN-22] too many attempts are shown as such, and the input is kept', async () => {
  backEnd([changePassword, () => json(failure(429, 'TOO_MANY_REQUESTS'), 429)]);
  await open();
  await send();
  await expect.element(alert).toMatchTextContent('Has hecho demasiados intentos.');
  await expect.element(newPassword).toHaveValue(PASSWORD);
});

test('[VAL-03] the rule that the server finds broken is shown at the field, which gets the focus', async () => {
  const fields = { password: 'validation.password.special' };
  backEnd([changePassword, () => json(failure(400, 'INVALID_FIELD', { fields }), 400)]);
  await open();
  await send();
  await expect.element(newPassword).toHaveAccessibleDescription(/La contraseña debe tener algún signo/);
  await expect.element(newPassword).toHaveFocus();
  await expect.element(alert).toMatchTextContent('Esa contraseña no cumple lo que pedimos.');
});

test('[LOGIN-22] a token that is used or too old leads to a new mail, with the focus on the message', async () => {
  backEnd([changePassword, invalidToken]);
  await open();
  await send();
  await expect.element(alert).toMatchTextContent('Este enlace ya no sirve');
  await vi.waitFor(() => expect(focused()?.textContent).toMatch(/^Este enlace ya no sirve/));
  const link = page.getByRole('link', { name: 'Pedir otro enlace' });
  await expect.element(link).toHaveAttribute('href', `${$page.get().siteUrl}/acceso/?screen=recovery`);
  expect(document.querySelector('input')).toBeNull();
});

test('[LOGIN-22] another token brings the form back', async () => {
  backEnd([changePassword, invalidToken]);
  const element = await open();
  await send();
  await expect.element(alert).toBeVisible();
  element.setAttribute('token', 'bnVldm8');
  await expect.element(newPassword).toHaveValue('');
  expect(alert.elements()).toHaveLength(0);
});

test('[LOGIN-22] without a token there is nothing to fill in, and no focus is taken', async () => {
  await mount('portada-change-password');
  await expect.element(alert).toMatchTextContent('Este enlace ya no sirve');
  expect(document.querySelector('input')).toBeNull();
  expect(focused()).toBe(document.body);
});

test('password managers find the fields and offer a new password', async () => {
  await open();
  const [form] = document.forms;
  for (const name of ['newPassword', 'repeatPassword']) {
    expect(form?.elements.namedItem(name)).toMatchObject({ autocomplete: 'new-password', type: 'password' });
  }
});

test.each(['lectora@example.com', 'núria.o’dowd@xn--corporaci-e7a.cat', 'a+b@example.com'])(
  '[LOGIN-22] password managers are told whose password it is, as the server’s form tells: %s',
  async (email) => {
    const fallback = document.createElement('input');
    fallback.autocomplete = 'username';
    fallback.value = email;
    const element = document.createElement('portada-change-password');
    element.setAttribute('token', TOKEN);
    element.append(fallback);
    document.body.append(element);
    onTestFinished(() => element.remove());
    await expect.element(newPassword).toBeVisible();
    const username = newPassword.element().closest('form')?.elements.namedItem('username');
    expect(username).toMatchObject({ autocomplete: 'username', readOnly: true, value: email });
  },
);

test('a finished screen that the back/forward cache restores starts again', async () => {
  backEnd([changePassword, success]);
  await open();
  await send();
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(navigation.replace).toHaveBeenLastCalledWith(location.href);
});

test('[I18N-01] speaks Catalan on a Catalan page', async () => {
  speak('ca');
  await open();
  await expect.element(page.getByLabelText(/^Contrasenya nova \*/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Desa la contrasenya' })).toBeVisible();
  await expect.element(page.getByText(/^cap caràcter 4 vegades seguides/)).toBeVisible();
});
