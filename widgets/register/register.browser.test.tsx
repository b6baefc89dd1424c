import { checkNick, register } from '@portada/contract';
import { newsletters, socialReader } from '@portada/contract/fixtures';
import { $page, navigation } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd, later, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount, recordEvents, speak } from '../test/mount.ts';
import { field, fill, submit, summary } from './test/screen.ts';
import { filled } from './test/values.ts';
import './index.ts';

const free = ok({ available: true });

beforeEach(() => {
  beginSession();
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
});

test('[REG-01] [REG-02] sends the whole form and goes to the notice about the mail', async () => {
  const answer = later();
  const { asked } = backEnd([checkNick, free], [register, answer.answer]);
  const events = recordEvents('portada:register');
  await mount('portada-register', { newsletters, origin: 'portada' });
  await fill();
  await userEvent.fill(field.phone, '600123456');
  await expect.element(field.country.getByRole('option', { name: 'España' })).toBeInTheDocument();
  await userEvent.selectOptions(field.country, 'ES');
  await userEvent.selectOptions(field.province, 'Tarragona');
  await userEvent.fill(field.city, 'Reus');
  await userEvent.fill(field.address, 'Raval, 3');
  await userEvent.fill(field.postalCode, '43201');
  await userEvent.click(page.getByRole('checkbox', { name: /^El muelle/ }));
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(field.nick);
  await userEvent.keyboard('{Enter}');
  expect(events).toEqual([]);
  answer.come(success());
  const { siteUrl } = $page.get();
  await vi.waitFor(() =>
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(`${siteUrl}/registro/confirmacion/`),
  );
  expect(events).toEqual([{ kind: 'usual' }]);
  const sent = asked.filter(({ path }) => path === register.path);
  const { nick, email, password, name, surname, birthdate } = filled;
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ nick, email, password, name, surname, birthdate, phone: '600123456', terms: true },
      ...{ country: 'ES', province: 'T', city: 'Reus', address: 'Raval, 3', postalCode: '43201' },
      newsletters: [{ ...newsletters[1], isSubscribed: true }],
      recaptcha: '',
      origin: 'portada',
    },
  ]);
});

test('[REG-06] [UI-05] sent too early: a summary takes the focus and leads to each field; nothing is sent', async () => {
  const { asked } = backEnd();
  await mount('portada-register');
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Elige un nombre de usuario.',
    'Escribe tu correo electrónico.',
    'Escribe tu contraseña.',
    'Escribe tu nombre.',
    'Escribe tus apellidos.',
    'Escribe tu fecha de nacimiento.',
    'Debes aceptar las condiciones.',
  ]);
  await expect.element(field.name).toHaveAccessibleDescription('Escribe tu nombre.');
  const leads = { nacimiento: field.birthdate, condiciones: field.terms, correo: field.email };
  for (const [words, target] of Object.entries(leads)) {
    await userEvent.click(summary.getByRole('link', { name: new RegExp(words) }));
    await expect.element(target).toHaveFocus();
  }
  expect(asked).toEqual([]);
});

test('[REG-04] [VAL-03] each rule of the password is ticked off while it is typed', async () => {
  await mount('portada-register');
  const held = () => document.querySelectorAll('.portada-password-rules-rule--held').length;
  for (const [typed, count] of [
    ['aaaa', 1],
    ['faro', 2],
    ['Faro', 3],
    ['Faro1', 4],
    ['Faro-1', 5],
    ['Faro-1926', 6],
  ] as const) {
    await userEvent.fill(field.password, typed);
    await expect.poll(held).toBe(count);
  }
  await userEvent.fill(field.password, 'Faro-1111');
  await userEvent.keyboard('{Tab}');
  await expect.element(field.password).toHaveAccessibleDescription(/repetir el mismo carácter 4 veces/);
});

test('[REG-05] a taken nick is shown while it is typed, and stops the form', async () => {
  const { asked, change } = backEnd([checkNick, ok({ available: false })]);
  await mount('portada-register');
  await userEvent.type(field.nick, 'pescadora');
  await expect.element(field.nick).toHaveAccessibleDescription(/ya lo usa otra persona/);
  await fill();
  await userEvent.fill(field.nick, 'pescadora');
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  expect(asked.filter(({ path }) => path === register.path)).toEqual([]);
  change(checkNick, free);
  await userEvent.fill(field.nick, 'lobo_de_mar');
  await expect.element(field.nick).toHaveAccessibleDescription(/Está libre\.$/);
  await expect.element(field.nick).not.toHaveAttribute('aria-invalid');
  await expect.element(summary).not.toBeInTheDocument();
});

test('[VAL-08] [VAL-09] [VAL-12] what is optional is validated when it is filled', async () => {
  await mount('portada-register');
  const cases = [
    [field.phone, '12345', /entre 6 y 12 cifras/],
    [field.postalCode, '123', /al menos 5 caracteres/],
    [field.birthdate, `01/01/${new Date().getFullYear() - 5}`, /al menos 13 años/],
    [field.birthdate, '31/02/1990', /fecha que exista/],
    [field.nick, 'abc', /al menos 4 caracteres/],
    [field.email, 'nuria@', /Revisa el correo/],
  ] as const;
  for (const [target, typed, message] of cases) {
    await userEvent.fill(target, typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(target).toHaveAccessibleDescription(message);
  }
});

test('[REG-02] province and city are for a Spanish address, and keep what was chosen', async () => {
  await mount('portada-register');
  await expect.element(field.province).toBeDisabled();
  await expect.element(field.city).toBeDisabled();
  await expect.element(field.country.getByRole('option', { name: 'Francia' })).toBeInTheDocument();
  expect(field.country.element().querySelectorAll('option')).toHaveLength(250);
  await userEvent.selectOptions(field.country, 'ES');
  expect(field.province.element().querySelectorAll('option')).toHaveLength(53);
  await userEvent.selectOptions(field.province, 'Girona');
  await userEvent.fill(field.city, 'Roses');
  await userEvent.selectOptions(field.country, 'FR');
  await expect.element(field.city).toBeDisabled();
  await userEvent.selectOptions(field.country, 'ES');
  await expect.element(field.province).toHaveValue('GI');
  await expect.element(field.city).toHaveValue('Roses');
});

/** What a server writes of a newcomer whom a provider has recognised. */
const told = { nick: 'inaki_e', name: 'Iñaki', surname: 'Echevarría', email: 'inaki@example.com' };

test('[REG-07] type="rrss" begins with what the provider sent, asks nobody who is here, and lets it be changed', async () => {
  const { asked } = backEnd([checkNick, free], [register, success]);
  await mount('portada-register', { type: 'rrss', reader: told });
  expect(asked).toEqual([]);
  expect(field.password.elements()).toHaveLength(0);
  for (const name of ['nick', 'name', 'surname', 'email'] as const) {
    await expect.element(field[name]).toHaveValue(told[name]);
  }
  await expect.element(field.terms).not.toBeChecked();
  await userEvent.fill(field.email, 'otra@example.com');
  await userEvent.fill(field.birthdate, '29/02/1996');
  await userEvent.click(field.terms);
  await userEvent.click(page.getByRole('button', { name: 'Confirmar' }));
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  const [sent] = asked.filter(({ path }) => path === register.path);
  expect(sent?.body).toMatchObject({
    ...told,
    email: 'otra@example.com',
    birthdate: '1996-02-29',
    terms: true,
  });
  expect(sent?.body).not.toHaveProperty('password');
});

test('[REG-07] [REG-06] the terms are asked of a social sign-up too, and nothing is sent without them', async () => {
  const { asked } = backEnd([checkNick, free]);
  await mount('portada-register', { type: 'rrss', reader: told });
  await userEvent.click(page.getByRole('button', { name: 'Confirmar' }));
  await expect.element(summary).toHaveFocus();
  await expect.element(field.terms).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter(({ path }) => path === register.path)).toEqual([]);
});

test.each(['{', '7', 'null', '{"email":7}'])(
  '[REG-07] what is no reader is reported, and the form begins empty: %s',
  async (reader) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    await mount('portada-register', { type: 'rrss', reader });
    await expect.element(field.email).toHaveValue('');
    expect(errors).toHaveBeenCalled();
  },
);

test('[REG-07] type="rrss" confirms what is known of the reader, without a password', async () => {
  const reader = { ...socialReader, country: 'ES', province: 'BI' };
  beginSession(reader);
  const { asked } = backEnd([checkNick, free], [register, success]);
  await mount('portada-register', { type: 'rrss' });
  expect(field.password.elements()).toHaveLength(0);
  await expect.element(field.email).toHaveValue(reader.email);
  await expect.element(field.birthdate).toHaveValue('29/02/1996');
  await expect.element(field.country).toHaveValue('ES');
  await expect.element(field.province).toHaveValue('BI');
  await userEvent.click(field.terms);
  await expect.element(field.terms).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Confirmar' }));
  await expect.poll(() => asked.map(({ path }) => path)).toContain(register.path);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  const [sent] = asked.filter(({ path }) => path === register.path);
  expect(sent?.body).toMatchObject({ nick: reader.nick, email: reader.email, province: 'BI' });
  expect(sent?.body).not.toHaveProperty('password');
});

test('[REG-03] the page variable demo asks for what only a demo reader has', async () => {
  usePage({ demo: true });
  const { asked } = backEnd([checkNick, free], [register, success]);
  await mount('portada-register');
  expect(field.country.elements()).toHaveLength(0);
  await fill();
  await userEvent.click(submit);
  await expect.element(field.nif).toHaveAccessibleDescription('Escribe tu NIF o NIE.');
  await userEvent.fill(field.nif, '12345678A');
  await expect.element(field.nif).toHaveAccessibleDescription(/la letra no corresponde/);
  await userEvent.fill(field.nif, '12345678Z');
  await userEvent.click(page.getByRole('checkbox', { name: /^Boletín de la edición/ }));
  await userEvent.click(submit);
  await vi.waitFor(() => expect(navigation.replace).toHaveBeenCalledOnce());
  const [sent] = asked.filter(({ path }) => path === register.path);
  expect(sent?.body).toMatchObject({ isRegisteredInDemo: true, nif: '12345678Z', demoBulletin: true });
});

test('password managers and autofill find the fields', async () => {
  await mount('portada-register');
  const [form] = document.forms;
  const token = (name: string) => Reflect.get(Object(form?.elements.namedItem(name)), 'autocomplete');
  expect(
    Object.fromEntries(
      ['nick', 'email', 'password', 'name', 'surname', 'birthdate', 'phone', 'country'].map((name) => [
        name,
        token(name),
      ]),
    ),
  ).toEqual({
    nick: 'nickname',
    email: 'username',
    password: 'new-password',
    name: 'given-name',
    surname: 'family-name',
    birthdate: 'bday',
    phone: 'tel-national',
    country: 'country',
  });
  const rest = ['province', 'city', 'address', 'postalCode'].map(token);
  expect(rest).toEqual(['address-level1', 'address-level2', 'street-address', 'postal-code']);
});

test('[REG-06] the terms lead to what is accepted, and the foot to the login', async () => {
  await mount('portada-register');
  const { siteUrl } = $page.get();
  for (const [name, path] of [
    ['el aviso legal', '/aviso-legal/'],
    ['la política de privacidad', '/privacidad/'],
    ['Inicia sesión', '/acceso/'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', siteUrl + path);
  }
});

test('the markup of a newsletter’s name is cleaned, and none is chosen in advance', async () => {
  const hostile = [{ id: 1, name: '<b>Hola</b><img src=x onerror=alert(1)>', isSubscribed: true }];
  const element = await mount('portada-register', { newsletters: hostile });
  await expect.poll(() => element.querySelector('label b')?.textContent).toBe('Hola');
  expect(element.querySelector('img')).toBeNull();
  await expect.element(page.getByRole('checkbox', { name: 'Hola' })).not.toBeChecked();
});

test('[I18N-01] speaks Catalan on a Catalan page, the countries too', async () => {
  speak('ca');
  await mount('portada-register');
  await expect.element(page.getByRole('button', { name: 'Crea el compte' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Espanya' })).toBeInTheDocument();
});

test('a click on the button is not lost to the error of the field that is left for it', async () => {
  await mount('portada-register');
  await userEvent.fill(field.postalCode, '1');
  await userEvent.click(submit);
  await expect.element(summary).toHaveFocus();
  await expect.element(field.postalCode).toHaveAttribute('aria-invalid', 'true');
});
