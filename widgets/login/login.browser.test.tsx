import { login, recoverPassword, resendValidationMail } from '@portada/contract';
import { emailNotValidated, legacyPassword, reader } from '@portada/contract/fixtures';
import { $page, $user, navigation } from '@portada/core';
import { visit } from '@portada/core/test/page.ts';
import { backEnd, failures, json, later, ok, success, tooMany } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  beginSession();
  visit('/acceso/');
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});

const email = page.getByLabelText(/^Correo electrónico/);
const password = page.getByLabelText(/^Contraseña/);
const enter = page.getByRole('button', { name: 'Entrar', exact: true });
const forgot = page.getByRole('button', { name: '¿Has olvidado la contraseña?' });
const alert = page.getByRole('alert');
const profile = () => `${$page.get().siteUrl}/perfil/mi-cuenta/`;

async function send(address = 'nuria.vidal@example.com', secret = 'Faro-1926') {
  await userEvent.fill(email, address);
  await userEvent.fill(password, secret);
  await userEvent.keyboard('{Enter}');
}

test('[LOGIN-06] [LOGIN-07] [LOGIN-08] [LOGIN-09] logs in, dispatches its event, and leaves', async () => {
  const answer = later();
  const { asked } = backEnd([login, answer.answer]);
  const events = recordEvents('portada:login');
  const started = recordEvents('portada:login-start');
  const failed = recordEvents('portada:login-failed');
  visit(`/acceso/?backUrl=${encodeURIComponent(`${location.origin}/puerto/`)}`);
  await mount('portada-login');
  await send();
  await expect.element(enter).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  answer.come(ok(reader)());
  await vi.waitFor(() =>
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(`${location.origin}/puerto/`),
  );
  expect(events).toEqual([{ userId: '1001' }]);
  expect([started, failed]).toEqual([[{ method: 'password' }], []]);
  expect(asked).toHaveLength(1);
  await expect.element(enter).toHaveAttribute('aria-busy', 'true');
});

test('[LOGIN-06] what is missing is shown at its field, and nothing is sent', async () => {
  const { asked } = backEnd();
  await mount('portada-login');
  await userEvent.click(enter);
  await expect.element(email).toHaveAccessibleDescription('Escribe tu correo electrónico.');
  await expect.element(password).toHaveAccessibleDescription('Escribe tu contraseña.');
  await expect.element(email).toHaveFocus();
  await userEvent.fill(email, 'nuria@');
  await expect.element(email).toHaveAccessibleDescription(/^Revisa el correo electrónico/);
  await userEvent.fill(email, 'nuria@example.com');
  await userEvent.fill(password, 'a');
  await expect.element(password).not.toHaveAttribute('aria-invalid');
  expect(asked).toEqual([]);
});

test('the page hears of a login that fails, and why', async () => {
  const { change } = backEnd([login, failures['500'] ?? success]);
  const failed = recordEvents('portada:login-failed');
  await mount('portada-login');
  await send();
  await vi.waitFor(() => expect(failed).toEqual([{ reason: 'credentials' }]));
  change(login, tooMany);
  await userEvent.click(enter);
  await vi.waitFor(() => expect(failed.slice(1)).toEqual([{ reason: 'tooMany' }]));
});

test('the page hears of a login at a provider: that it begins, and that it failed', async () => {
  const started = recordEvents('portada:login-start');
  const failed = recordEvents('portada:login-failed');
  visit('/acceso/?alert=social_denied');
  const element = await mount('portada-login');
  await vi.waitFor(() => expect(failed).toEqual([{ reason: 'social_denied' }]));
  await userEvent.click(page.getByRole('link', { name: /Google/ }));
  expect(started).toEqual([{ method: 'google' }]);
  expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(
    `${$page.get().apiUrl}/api/front/user/login/google`,
  );
  // For another tab the press is the browser's.
  element.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(page.getByRole('link', { name: /Apple/ }), { modifiers: ['ControlOrMeta'] });
  expect(started).toEqual([{ method: 'google' }, { method: 'apple' }]);
  expect(navigation.replace).toHaveBeenCalledOnce();
});

test('[LOGIN-03] [LOGIN-04] each provider has its link, with backUrl where the page has one', async () => {
  const addresses = () =>
    [...document.querySelectorAll('.portada-login-social a')].map((link) => link.getAttribute('href'));
  const door = (provider: string) => `${$page.get().apiUrl}/api/front/user/login/${provider}`;
  const providers = ['facebook', 'twitter', 'google', 'apple'];
  const first = await mount('portada-login');
  expect(addresses().sort()).toEqual(providers.map(door).sort());
  await expect
    .element(page.getByRole('link', { name: 'Continuar con X (Twitter)' }))
    .toHaveAttribute('href', door('twitter'));
  first.remove();

  const back = encodeURIComponent(`${location.origin}/puerto/`);
  visit(`/acceso/?backUrl=${back}`);
  await mount('portada-login');
  expect(addresses().sort()).toEqual(providers.map((one) => `${door(one)}?backUrl=${back}`).sort());
});

test('[LOGIN-10] [LOGIN-25] links lead to registration and to the page for parents', async () => {
  await mount('portada-login');
  const { siteUrl } = $page.get();
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Crea una cuenta')).toHaveAttribute('href', `${siteUrl}/registro/`);
  await expect
    .element(link('Acceso para madres, padres y tutores'))
    .toHaveAttribute('href', `${siteUrl}/acceso/familias/`);
});

test('[LOGIN-12] a failure is announced, what was typed stays, and the next try works', async () => {
  const { change } = backEnd([login, failures['401'] ?? success]);
  await mount('portada-login');
  await send();
  await expect.element(alert).toMatchTextContent('El correo o la contraseña no son correctos.');
  await expect.element(email).toHaveValue('nuria.vidal@example.com');
  await expect.element(password).toHaveValue('Faro-1926');
  change(login, ok(reader));
  await userEvent.click(enter);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(profile()));
});

test.each([
  ['[LOGIN-11] an old account', () => json(legacyPassword, 401), 'tu contraseña antigua ya no sirve'],
  ['too many attempts', () => json({ httpCode: 429 }, 429), 'Has hecho demasiados intentos.'],
  ['no connection', failures.offline ?? success, 'No hemos podido conectar.'],
])('%s has a message of its own', async (_name, answer, text) => {
  backEnd([login, answer]);
  await mount('portada-login');
  await send();
  await expect.element(alert).toMatchTextContent(text);
});

test('[LOGIN-13] [LOGIN-14] [LOGIN-15] the mail is asked for at a button, and the focus goes to what it becomes', async () => {
  const { asked, change } = backEnd([login, () => json(emailNotValidated, 403)]);
  await mount('portada-login');
  await send();
  const message = alert.getByRole('button', { name: /^Aún no has confirmado tu correo/ });
  change(resendValidationMail, failures['500'] ?? success);
  await userEvent.click(message);
  const again = alert.getByRole('button', { name: /^No hemos podido enviar el mensaje/ });
  await expect.element(again).toHaveFocus();

  change(resendValidationMail, success);
  await userEvent.keyboard('{Enter}');
  const confirmation = page.getByText(/^Te hemos enviado el mensaje de confirmación/);
  await expect.element(confirmation).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ has: confirmation })).toBeVisible();
  expect(alert.elements()).toHaveLength(0);
  expect(asked.at(-1)?.body).toEqual({ userId: '1005' });
});

test('[LOGIN-14] a mail asked for too often says when to try again, at the same button', async () => {
  const { change } = backEnd([login, () => json(emailNotValidated, 403)], [resendValidationMail, tooMany]);
  await mount('portada-login');
  await send();
  await userEvent.click(alert.getByRole('button'));
  const wait = alert.getByRole('button', { name: /Vuelve a intentarlo dentro de 15 minutos\.$/ });
  await expect.element(wait).toHaveFocus();
  change(resendValidationMail, success);
  await userEvent.click(wait);
  await expect.element(page.getByText(/^Te hemos enviado el mensaje de confirmación/)).toBeVisible();
});

test('[LOGIN-16] the typed address goes along to the recovery and back, and so does the focus', async () => {
  await mount('portada-login');
  await userEvent.fill(email, 'nuria@example.com');
  await userEvent.click(forgot);
  await expect.element(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible();
  await expect.element(email).toHaveValue('nuria@example.com');
  await expect.element(email).toHaveFocus();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await userEvent.fill(email, 'nuria.vidal@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Volver' }));
  await expect.element(email).toHaveValue('nuria.vidal@example.com');
  await expect.element(email).toHaveFocus();
  await expect.element(enter).toBeVisible();
});

test('[LOGIN-16] one press leads to the recovery and back, also out of a field that is left empty', async () => {
  await mount('portada-login');
  await userEvent.click(email);
  await userEvent.click(forgot);
  await expect.element(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible();
  await userEvent.click(email);
  await userEvent.click(page.getByRole('button', { name: 'Volver' }));
  await expect.element(enter).toBeVisible();
});

test('[LOGIN-16] a link may lead straight to the recovery, and back to the form', async () => {
  visit('/acceso/?screen=recovery');
  await mount('portada-login');
  await expect.element(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Volver' }));
  await expect.element(enter).toBeVisible();
});

test('[LOGIN-17] [LOGIN-18] [LOGIN-19] the recovery says that nobody has the address, and sends the next one', async () => {
  const { asked, change } = backEnd([recoverPassword, failures['404'] ?? success]);
  await mount('portada-login');
  await userEvent.click(forgot);
  const submit = page.getByRole('button', { name: 'Enviar' });
  await userEvent.click(submit);
  await expect.element(email).toHaveAccessibleDescription('Escribe tu correo electrónico.');
  await userEvent.fill(email, 'nadie@example.com');
  await userEvent.click(submit);
  await expect.element(alert).toMatchTextContent('No hay ninguna cuenta con este correo.');
  await expect.element(email).toHaveValue('nadie@example.com');
  change(recoverPassword, success);
  await userEvent.click(submit);
  await vi.waitFor(() =>
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(
      `${$page.get().siteUrl}/acceso/?alert=password_reset_sent`,
    ),
  );
  expect(asked).toHaveLength(2);
});

test.each([
  ['password_reset_sent', 'Te hemos enviado un correo con los pasos'],
  ['password_changed', 'Has cambiado la contraseña.'],
])('[LOGIN-20] the address may ask for the notice %s', async (name, text) => {
  visit(`/acceso/?alert=${name}`);
  await mount('portada-login');
  await expect.element(page.getByText(new RegExp(`^${text}`))).toBeVisible();
});

test.each([
  ['social_failed', 'alert', 'No hemos podido entrar con la otra cuenta.'],
  ['social_denied', 'status', 'No has dado permiso para entrar con la otra cuenta.'],
])('[LOGIN-05] a failed social login is shown: %s', async (name, role, text) => {
  visit(`/acceso/?alert=${name}&backUrl=${encodeURIComponent(`${location.origin}/puerto/`)}`);
  await mount('portada-login');
  await expect.element(page.getByRole(role).filter({ hasText: text })).toBeVisible();
  const again = page.getByRole('link', { name: 'Continuar con Google' }).element().getAttribute('href');
  expect(again).toContain(encodeURIComponent('/puerto/'));
});

test.each(['', 'toString', '<script>', 'constructor'])('[LOGIN-20] no notice for alert=%s', async (name) => {
  visit(`/acceso/?alert=${encodeURIComponent(name)}`);
  const element = await mount('portada-login');
  expect(element.querySelector('.portada-notice')).toBeNull();
});

test('[LOGIN-21] a reader who is logged in is sent to the profile', async () => {
  beginSession(reader);
  await mount('portada-login');
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(profile()));
});

test('[LOGIN-21] a reader who logs in in another tab meanwhile is sent to the profile', async () => {
  await mount('portada-login');
  expect(navigation.replace).not.toHaveBeenCalled();
  $user.set(reader);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(profile()));
});

test('a finished screen that the back/forward cache restores starts again', async () => {
  backEnd([login, ok(reader)]);
  await mount('portada-login');
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  expect(navigation.replace).not.toHaveBeenCalled();
  await send();
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  comeBack();
  expect(navigation.replace).toHaveBeenLastCalledWith(location.href);
});

test('password managers find the fields', async () => {
  await mount('portada-login');
  const [form] = document.forms;
  const field = (name: string) => form?.elements.namedItem(name);
  expect(field('email')).toMatchObject({ autocomplete: 'username', type: 'email' });
  expect(field('password')).toMatchObject({ autocomplete: 'current-password', type: 'password' });
});

test('[I18N-01] speaks Catalan on a Catalan page', async () => {
  speak('ca');
  await mount('portada-login');
  await expect.element(page.getByRole('button', { name: 'Entra', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Continua amb Google' })).toBeVisible();
});
