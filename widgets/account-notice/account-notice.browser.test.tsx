import { $page } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, speak } from '../test/mount.ts';
import './index.ts';

const heading = page.getByRole('heading', { level: 1 });
const ways = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
const login = () => ['Inicia sesión', `${$page.get().siteUrl}/acceso/`];
const home = () => ['Volver a la portada', `${$page.get().siteUrl}/`];

test.each([
  ['REG-10', 'registered', 'Revisa tu correo', 'al iniciar sesión podrás pedirlo otra vez', [home, login]],
  ['REG-11', 'activation-error', 'Este enlace ya no sirve', 'podrás pedir otro', [login, home]],
  ['REG-12', 'email-validated', 'Tu correo está confirmado', 'La cuenta ya está activa.', [login, home]],
  ['ACCT-33', 'account-deleted', 'Tu cuenta se ha eliminado', 'Ya no guardamos tus datos.', [home]],
] as const)('[%s] %s says so and leads on', async (_row, kind, title, text, links) => {
  await mount('portada-account-notice', { kind });
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(page.getByRole('paragraph').first()).toMatchTextContent(text);
  expect(ways()).toEqual(links.map((link) => link()));
});

test('[PAGE-04] leads to the login and the front page that the page block names', async () => {
  usePage({ siteUrl: 'https://diari.test/ca/', webRoutes: { login: '/ca/entrar/' } });
  await mount('portada-account-notice', { kind: 'email-validated' });
  expect(ways().map(([, href]) => href)).toEqual(['https://diari.test/ca/entrar/', 'https://diari.test/ca/']);
});

test('another kind is shown at once; one that is not known is the default', async () => {
  const element = await mount('portada-account-notice', { kind: 'email-validated' });
  element.setAttribute('kind', 'account-deleted');
  await expect.element(heading).toHaveTextContent('Tu cuenta se ha eliminado');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  element.setAttribute('kind', 'toString');
  await expect.element(heading).toHaveTextContent('Revisa tu correo');
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
});

test('[I18N-01] speaks Catalan on a Catalan page', async () => {
  speak('ca');
  await mount('portada-account-notice', { kind: 'activation-error' });
  await expect.element(heading).toHaveTextContent('Aquest enllaç ja no serveix');
  expect(ways().map(([text]) => text)).toEqual(['Inicia la sessió', 'Torna a la portada']);
});
