import { checkNick, getProfile, patchProfile, toggleBulletin } from '@portada/contract';
import { demoReader, failure, incompleteReader, reader, socialReader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import {
  type backEnd,
  failures,
  json,
  later,
  ok,
  type RecordedRequest,
  success,
} from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '../../test/mount.ts';
import { alert, field, open, save, status } from '../test/screen.ts';
import '../index.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => {
  vi.useRealTimers();
});

const FAILED = 'No hemos podido guardar los cambios.';
const SAVED = 'Hemos guardado los cambios.';
const names = Object.keys(field);

const patches = ({ asked }: ReturnType<typeof backEnd>) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('[ACCT-16] [ACCT-21] the form is filled with the profile; names and autofill tokens are the agreed ones', async () => {
  const { element } = await open('user');
  await expect.element(field.province).toHaveDisplayValue('Barcelona');
  await expect.element(field.country).toHaveDisplayValue('España');
  await expect.element(field.birthdate).toHaveValue('23/04/1988');
  const form = element.querySelector('form');
  if (!form) throw new Error('There is a form.');
  expect([...document.forms]).toContain(form);
  const controls = [...form.elements].flatMap((one) =>
    (one instanceof HTMLInputElement || one instanceof HTMLSelectElement) && one.name ? [one] : [],
  );
  expect(Object.fromEntries(controls.map(({ name, autocomplete }) => [name, autocomplete]))).toEqual({
    nick: 'nickname',
    email: 'username',
    password: 'current-password',
    newPassword: 'new-password',
    repeatPassword: 'new-password',
    name: 'given-name',
    surname: 'family-name',
    birthdate: 'bday',
    phone: 'tel-national',
    country: 'country',
    province: 'address-level1',
    city: 'address-level2',
    address: 'street-address',
    postalCode: 'postal-code',
  });
  await expect.element(save).toBeEnabled();
});

test('[ACCT-18] [ACCT-19] [ACCT-26] [ACCT-28] saves, waits, says so, and shows what the server made of it', async () => {
  const answer = later();
  const end = await open('user', { answers: [[patchProfile, answer.answer]] });
  await userEvent.fill(field.name, ' Laia ');
  await userEvent.fill(field.birthdate, '');
  await userEvent.click(save);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(field.name);
  await userEvent.keyboard('{Enter}');
  answer.come(ok({ ...reader, name: 'LAIA', birthdate: null })());
  await expect.element(status(SAVED)).toBeVisible();
  await expect.element(field.name).toHaveValue('LAIA');
  expect(patches(end)).toHaveLength(1);
  expect(patches(end)[0]).toMatchObject({ name: 'Laia', birthdate: null, email: reader.email });
  expect(Object.keys(Object(patches(end)[0])).sort()).toEqual(
    names.filter((name) => !/assword/.test(name)).sort(),
  );
  expect($user.get().name).toBe('LAIA');
  await userEvent.fill(field.name, 'Laia');
  await expect.element(status(SAVED)).not.toBeInTheDocument();
});

test.each(['401', '500'])(
  '[ACCT-27] a save that fails with %s is announced, keeps what was typed, and the next try works',
  async (way) => {
    const { change } = await open('user', { answers: [[patchProfile, failures[way] ?? success]] });
    await userEvent.fill(field.surname, 'Vidal Roca');
    await userEvent.click(save);
    const message = way === '401' ? 'No hemos podido comprobar que eres tú.' : FAILED;
    await expect.element(alert).toMatchTextContent(message);
    await expect.element(field.surname).toHaveValue('Vidal Roca');
    expect($user.get().surname).toBe(reader.surname);
    change(patchProfile, ok({ ...reader, surname: 'Vidal Roca' }));
    await userEvent.click(save);
    await expect.element(status(SAVED)).toBeVisible();
    expect(alert.elements()).toHaveLength(0);
  },
);

test('[API-01] [ACCT-27] ten seconds of silence end a save with the message', async () => {
  const { asked } = await open('user', { answers: [[patchProfile, failures.silence ?? success]] });
  await userEvent.fill(field.surname, 'Vidal Roca');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  save.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // The button is busy while the code of the call is on its way, when no clock runs yet.
  await vi.waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect.element(alert).toMatchTextContent(FAILED);
  await expect.element(field.surname).toHaveValue('Vidal Roca');
});

test('[ACCT-27] what the server refuses of single fields stands there, and the first takes the focus', async () => {
  const fields = { phone: 'validation.phone.invalid', postalCode: 'validation.postalCode.short' };
  const refuse = () => json(failure(400, 'INVALID_FIELDS', { fields }), 400);
  const { change } = await open('user', { answers: [[patchProfile, refuse]] });
  await userEvent.click(save);
  await expect.element(field.phone).toHaveFocus();
  await expect.element(field.phone).toHaveAccessibleDescription(/entre 6 y 12 cifras/);
  await expect.element(field.postalCode).toHaveAttribute('aria-invalid', 'true');
  await expect.element(alert).toMatchTextContent(FAILED);
  await expect.element(save).toBeDisabled();
  change(patchProfile, ok(reader));
  await userEvent.fill(field.phone, '600123457');
  await userEvent.fill(field.postalCode, '08006');
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
});

test('[ACCT-27] an address that somebody else has is shown at its field', async () => {
  const refuse = () => json(failure(409, 'EMAIL_ALREADY_IN_USE'), 409);
  await open('user', { answers: [[patchProfile, refuse]] });
  await userEvent.fill(field.email, 'ocupada@example.com');
  await userEvent.click(save);
  await expect.element(field.email).toHaveAccessibleDescription(/Ya hay una cuenta con este correo/);
  await expect.element(field.email).toHaveFocus();
});

test('[ACCT-25] nothing can be saved while a field is wrong; what is missing is listed and leads there', async () => {
  await open('user', { as: incompleteReader });
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveAccessibleDescription(/Escribe tu nombre\. ?Escribe tus apellidos\./);
  expect(page.getByText('Escribe tu nombre.').elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('link', { name: 'Escribe tus apellidos.' }));
  await expect.element(field.surname).toHaveFocus();
  await userEvent.fill(field.surname, 'Roca');
  await userEvent.fill(field.name, 'Pau');
  await expect.element(save).toBeEnabled();
  await userEvent.fill(field.phone, '12');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(field.phone, '');
  await expect.element(save).toBeEnabled();
});

test('[ACCT-24] [VAL-04] [VAL-05] the passwords go together, and their rules are ticked off', async () => {
  const end = await open('user');
  await userEvent.fill(field.newPassword, 'Faro');
  await expect.element(page.getByText('(cumplido)').first()).toBeInTheDocument();
  await expect.element(save).toBeDisabled();
  await userEvent.fill(field.newPassword, 'Faro-1926');
  await userEvent.fill(field.repeatPassword, 'Faro-1927');
  await userEvent.fill(field.password, 'Vieja-1');
  await expect.element(field.repeatPassword).toHaveAccessibleDescription(/no coinciden/);
  await userEvent.fill(field.repeatPassword, 'Faro-1926');
  await expect.element(field.repeatPassword).not.toHaveAttribute('aria-invalid');
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  expect(patches(end)[0]).toMatchObject({ password: 'Vieja-1', newPassword: 'Faro-1926' });
  expect(patches(end)[0]).not.toHaveProperty('repeatPassword');
  for (const name of ['password', 'newPassword', 'repeatPassword'] as const) {
    await expect.element(field[name]).toHaveValue('');
  }
});

test('[ACCT-24] an error at one password goes when another one mends it', async () => {
  await open('user');
  await userEvent.fill(field.password, 'Vieja-1');
  await userEvent.click(field.newPassword);
  await userEvent.click(field.repeatPassword);
  await expect.element(field.newPassword).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(field.password, '');
  await expect.element(field.newPassword).not.toHaveAttribute('aria-invalid');
  await expect.element(save).toBeEnabled();
});

test('[ACCT-23] [REG-05] [VAL-15] a nick that is taken is shown while it is typed, and one’s own never asked for', async () => {
  const isFree = ({ body }: RecordedRequest) => ok({ available: Object(body).nick !== 'ocupado' })();
  const { asked } = await open('user', { answers: [[checkNick, isFree]] });
  const askedNicks = () => asked.filter(({ path }) => path === checkNick.path).map(({ body }) => body);
  await userEvent.fill(field.nick, 'ocupado');
  await expect.element(field.nick).toHaveAccessibleDescription(/ya lo usa otra persona/);
  await expect.element(save).toBeDisabled();
  await userEvent.fill(field.nick, 'libre_como_el_mar');
  await expect.element(page.getByText('Está libre.')).toBeVisible();
  await userEvent.fill(field.nick, reader.nick);
  await expect.element(save).toBeEnabled();
  expect(askedNicks()).toEqual([{ nick: 'ocupado' }, { nick: 'libre_como_el_mar' }]);
});

test('[ACCT-22] province and city are for Spain only', async () => {
  const end = await open('user');
  await expect.element(field.province).toBeEnabled();
  await expect.element(field.country).toHaveDisplayValue('España');
  await userEvent.selectOptions(field.country, 'FR');
  await expect.element(field.province).toBeDisabled();
  await expect.element(field.city).toBeDisabled();
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  expect(patches(end)[0]).toMatchObject({ country: 'FR', province: '', city: '' });
  await userEvent.selectOptions(field.country, 'ES');
  await expect.element(field.province).toBeEnabled();
  await expect.element(field.province).toHaveValue('');
});

test('[ACCT-17] who came by social login sees no password', async () => {
  const { element } = await open('user', { as: socialReader });
  await expect.element(field.nick).toHaveValue(socialReader.nick);
  expect(element.querySelectorAll('[type="password"]')).toHaveLength(0);
  await expect.element(save).toBeEnabled();
});

test('[ACCT-20] the demo flavour shows three facts that cannot be changed and are not sent', async () => {
  usePage({ demo: true });
  const end = await open('user', { as: { ...demoReader, bulletin: true } });
  const nif = page.getByLabelText('NIF o NIE');
  await expect.element(nif).toHaveValue('12345678Z');
  await expect.element(nif).toHaveAttribute('readonly');
  const other = page.getByLabelText('Otro correo electrónico');
  await expect.element(other).toHaveValue('lucia.ferrer@example.com');
  await expect.element(other).toHaveAttribute('readonly');
  const bulletin = page.getByRole('checkbox', { name: 'Recibes el boletín diario' });
  await expect.element(bulletin).toBeChecked();
  await expect.element(bulletin).toBeDisabled();
  await userEvent.fill(field.name, 'Lluïsa');
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  for (const name of ['nif', 'alternativeEmail', 'bulletin']) {
    expect(patches(end)[0]).not.toHaveProperty(name);
  }
});

test('[LIKE-05] the bulletin is switched, and costs nothing that was typed', async () => {
  const { asked } = await open('user', {
    answers: [
      [toggleBulletin, success],
      [getProfile, ok({ ...reader, bulletin: false })],
    ],
  });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(page.getByRole('button', { name: 'Recibes el boletín diario' }));
  await expect.element(page.getByRole('button', { name: 'Recibir el boletín diario' })).toBeVisible();
  expect(asked).toContainEqual(
    expect.objectContaining({ path: toggleBulletin.path, body: { userId: reader.id } }),
  );
  await expect.element(field.name).toHaveValue('Laia');
});

test('[ACCT-28] what is typed while the profile is being saved stays, and can be saved', async () => {
  const saving = Promise.withResolvers<void>();
  const answer = async (request: RecordedRequest) => {
    await saving.promise;
    return ok({ ...reader, ...Object(request.body) })();
  };
  const end = await open('user', { answers: [[patchProfile, answer]] });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(save);
  await expect.poll(() => patches(end).length).toBe(1);
  await userEvent.fill(field.surname, 'Roca');
  saving.resolve();
  await expect.poll(() => $user.get().name).toBe('Laia');
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(field.name).toHaveValue('Laia');
  await expect.element(field.surname).toHaveValue('Roca');
  await userEvent.click(save);
  await expect.poll(() => patches(end).at(-1)).toMatchObject({ name: 'Laia', surname: 'Roca' });
});

test('what another tab saves is taken over where nothing is being written', async () => {
  await open('user');
  $user.set({ ...reader, phone: '600000000' });
  await expect.element(field.phone).toHaveValue('600000000');
  await userEvent.fill(field.name, 'Laia');
  $user.set({ ...reader, phone: '611111111' });
  await expect.element(field.name).toHaveValue('Laia');
  await expect.element(field.phone).toHaveValue('600000000');
});

test('[I18N-01] the account speaks Catalan', async () => {
  speak('ca');
  await open('user');
  await expect.element(page.getByRole('button', { name: 'Desa els canvis' })).toBeVisible();
  await expect.element(page.getByLabelText(/^Nom d’usuari/)).toHaveValue(reader.nick);
});
