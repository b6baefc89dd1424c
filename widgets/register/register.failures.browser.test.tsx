import { checkNick, register } from '@portada/contract';
import { failure } from '@portada/contract/fixtures';
import { navigation } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import * as captcha from '@portada/ui/features/captcha/captcha.ts';
import { backEnd, failing, failures, json, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount } from '../test/mount.ts';
import { alert, expectKept, field, fill, submit, summary } from './test/screen.ts';
import { filled } from './test/values.ts';
import './index.ts';

vi.mock('@portada/ui/features/captcha/captcha.ts', { spy: true });

beforeEach(() => {
  beginSession();
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});

const free = ok({ available: true });
const INVALID = 'Hay datos que no son válidos.';
const CONNECTION = 'No hemos podido conectar.';
const FAILED = 'Ahora mismo no podemos crear la cuenta.';

/** One way for each text; the store's test tries the others. */
const ways = [
  ['offline', CONNECTION],
  ['400', INVALID],
  ['500', FAILED],
] as const;

test.each(ways)(
  'a registration that fails with %s is announced and keeps what was typed; the next try works',
  async (way, message) => {
    const { change } = backEnd([checkNick, free], [register, failures[way] ?? success]);
    await mount('portada-register');
    await fill();
    await userEvent.click(submit);
    await expect.element(alert).toMatchTextContent(message);
    await expectKept();
    expect(navigation.replace).not.toHaveBeenCalled();
    change(register, success);
    await userEvent.click(submit);
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
    expect(alert.elements()).toHaveLength(0);
  },
);

test('[API-01] ten seconds of silence are announced like a lost connection', async () => {
  const { asked, change } = backEnd([checkNick, free], [register, failures.silence ?? success]);
  await mount('portada-register');
  await fill();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // The button is busy while the code of the call is on its way, when no clock runs yet.
  await vi.waitFor(() => expect(asked.some(({ url }) => url.pathname === register.path)).toBe(true));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect.element(alert).toMatchTextContent(CONNECTION);
  await expectKept();
  change(register, success);
  await userEvent.click(submit);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
});

test('too many attempts are shown as such', async () => {
  backEnd([checkNick, free], [register, () => json(failure(429, 'TOO_MANY_REQUESTS'), 429)]);
  await mount('portada-register');
  await fill();
  await userEvent.click(submit);
  await expect.element(alert).toMatchTextContent('Has hecho demasiados intentos.');
  await expectKept();
});

/** A newcomer by a provider who has only to accept. */
async function confirm(): Promise<void> {
  const reader = { nick: filled.nick, name: filled.name, surname: filled.surname, email: filled.email };
  await mount('portada-register', { type: 'rrss', reader });
  await userEvent.fill(field.birthdate, '23/04/1988');
  await userEvent.click(field.terms);
  await userEvent.click(page.getByRole('button', { name: 'Confirmar' }));
}

test('[REG-07] [REG-08] who signs up by a provider and has an account is asked to log in', async () => {
  backEnd([checkNick, free], [register, () => json(failure(409, 'EMAIL_ALREADY_IN_USE'), 409)]);
  await confirm();
  await expect.element(summary).toHaveFocus();
  await expect.element(field.email).toHaveAccessibleDescription(/Inicia sesión con ella\.$/);
  const login = page.getByRole('link', { name: 'Inicia sesión', exact: true });
  expect(login.element().getAttribute('href')).toMatch(/\/acceso\/$/);
});

test.each([
  ['INVALID_FIELD', { fields: { password: 'validation.password.required' } }],
  ['INVALID_TOKEN', {}],
] as const)(
  '[REG-07] a social sign-up that is over says so, and keeps what was typed: %s',
  async (code, details) => {
    const { change } = backEnd([checkNick, free], [register, () => json(failure(400, code, details), 400)]);
    await confirm();
    await expect.element(alert).toMatchTextContent(/^El registro ha caducado/);
    await expect.element(field.nick).toHaveValue(filled.nick);
    await expect.element(field.terms).toBeChecked();
    change(register, success);
    await userEvent.click(page.getByRole('button', { name: 'Confirmar' }));
    await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  },
);

test.each([
  ['EMAIL_ALREADY_IN_USE', field.email, 'otra@example.com', 'Ya hay una cuenta con este correo electrónico.'],
  ['NICK_ALREADY_IN_USE', field.nick, 'otra_marinera', 'Este nombre de usuario ya lo usa otra persona.'],
] as const)('[REG-08] %s is shown at its field until it is changed', async (code, target, other, message) => {
  const { asked, change } = backEnd([checkNick, free], [register, () => json(failure(409, code), 409)]);
  await mount('portada-register');
  await fill();
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link', { name: message })).toBeVisible();
  await expect.element(target).toHaveAttribute('aria-invalid', 'true');
  await expectKept();
  expect(alert.elements()).toHaveLength(0);
  await userEvent.click(submit);
  expect(asked.filter(({ path }) => path === register.path)).toHaveLength(1);

  change(register, success);
  await userEvent.fill(target, other);
  await expect.element(target).not.toHaveAttribute('aria-invalid');
  await userEvent.click(submit);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
});

test('[REG-09] what the server refuses field by field stands at the fields, and the message below', async () => {
  const fields = { surname: 'validation.tooLong', name: 'a key of another host' };
  backEnd([checkNick, free], [register, () => json(failure(400, 'INVALID_FIELDS', { fields }), 400)]);
  await mount('portada-register');
  await fill();
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  await expect.element(field.surname).toHaveAccessibleDescription('El texto es demasiado largo.');
  await expect.element(field.name).toHaveAccessibleDescription('El formato no es correcto.');
  await expect.element(alert).toMatchTextContent(INVALID);
});

test('[REG-05] a nick that cannot be asked about stops nobody', async () => {
  const { asked } = backEnd([checkNick, failing], [register, success]);
  await mount('portada-register');
  await fill();
  await vi.waitFor(() => expect(asked.some(({ path }) => path === checkNick.path)).toBe(true));
  await userEvent.click(submit);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
});

test('[REG-05] what is said of a nick moves nothing away from under the mouse', async () => {
  backEnd([checkNick, free]);
  await mount('portada-register');
  const top = () => submit.element().getBoundingClientRect().top;
  const before = top();
  await userEvent.fill(field.nick, 'lobo_de_mar');
  await expect.element(field.nick).toHaveAccessibleDescription(/Está libre\.$/);
  expect(top()).toBe(before);
});

test('[REG-02] the captcha is fetched at the first focus only, and where the page has a key', async () => {
  const prepare = vi.mocked(captcha.prepareCaptcha).mockResolvedValue(async () => 'token');
  onTestFinished(() => void prepare.mockReset());
  const { asked } = backEnd([checkNick, free], [register, success]);
  const first = await mount('portada-register');
  await userEvent.click(field.name);
  expect(prepare).not.toHaveBeenCalled();
  first.remove();

  usePage({ recaptchaSiteKey: 'key' });
  await mount('portada-register');
  expect(prepare).not.toHaveBeenCalled();
  await fill();
  expect(prepare).toHaveBeenCalledExactlyOnceWith('key');
  await userEvent.click(submit);
  await vi.waitFor(() =>
    expect(asked.find(({ path }) => path === register.path)?.body).toMatchObject({ recaptcha: 'token' }),
  );
});

test('[REG-02] a captcha that is blocked is shown, and the form is sent without it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const prepare = vi.mocked(captcha.prepareCaptcha).mockRejectedValue(new Error('blocked'));
  onTestFinished(() => void prepare.mockReset());
  usePage({ recaptchaSiteKey: 'key' });
  const { asked } = backEnd([checkNick, free], [register, success]);
  await mount('portada-register');
  await userEvent.click(field.name);
  const notice = page.getByRole('status').filter({ hasText: 'Puedes enviar el formulario igualmente.' });
  await expect.element(notice).toBeVisible();
  await fill();
  await userEvent.click(submit);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === register.path)?.body).toMatchObject({ recaptcha: '' });
});

test('a finished screen that the back/forward cache restores starts again', async () => {
  backEnd([checkNick, free], [register, success]);
  await mount('portada-register');
  await fill();
  await userEvent.click(submit);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(navigation.replace).toHaveBeenLastCalledWith(location.href);
});
