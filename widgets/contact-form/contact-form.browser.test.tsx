import { emptyUser, SUBMISSION_MAX_LENGTH, sendContact } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { backEnd, failures, json, later, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, focused, mount, recordEvents } from '../test/mount.ts';
import './index.ts';

const topics = [
  { value: 'tip', name: 'Una pista o una noticia' },
  { value: 'letter', name: 'Una carta a la dirección' },
];
const name = page.getByLabelText(/^Nombre/);
const email = page.getByLabelText(/^Correo electrónico/);
const topic = page.getByLabelText('Asunto');
const message = page.getByLabelText(/^Mensaje/);
const terms = page.getByRole('checkbox');
const submit = page.getByRole('button', { name: 'Enviar el mensaje' });
const sent = page.getByRole('region', { name: 'Hemos recibido tu mensaje' });

// Other tests of this site share the tab.
beforeEach(() => sessionStorage.clear());

async function write() {
  await userEvent.fill(name, 'Ana Mar');
  await userEvent.fill(email, 'ana@example.com');
  await userEvent.selectOptions(topic, 'tip');
  await userEvent.fill(message, 'He visto luz en el faro.');
  await userEvent.click(terms);
}

test('[CONT-01] sends the message, waits, says so with the focus, and takes another', async () => {
  const answer = later();
  const { asked } = backEnd([sendContact, answer.answer]);
  const events = recordEvents('portada:contact');
  await mount('portada-contact-form', { topics });
  await write();
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answer.come(success());
  await expect.element(sent).toHaveFocus();
  await expect.element(page.getByRole('status')).toMatchTextContent('te responderá a ana@example.com');
  expect(events).toEqual([{ topic: 'tip' }]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({
    ...{ name: 'Ana Mar', email: 'ana@example.com', topic: 'tip', message: 'He visto luz en el faro.' },
    ...{ terms: true, recaptcha: '' },
  });
  expect(sessionStorage).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Escribir otro mensaje' }));
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveValue('');
  await expect.element(name).toHaveValue('Ana Mar');
  await expect.element(terms).not.toBeChecked();
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  const { asked } = backEnd();
  await mount('portada-contact-form', { topics });
  await userEvent.click(submit);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Escribe tu nombre.');
  await expect.element(email).toHaveAccessibleDescription('Escribe tu correo electrónico.');
  await expect.element(message).toHaveAccessibleDescription('Escribe tu mensaje.');
  await expect.element(terms).toHaveAccessibleDescription('Debes aceptar las condiciones.');
  await write();
  await userEvent.fill(email, 'ana@ejemplo');
  await userEvent.fill(message, 'a'.repeat(SUBMISSION_MAX_LENGTH + 1));
  await userEvent.click(submit);
  await expect.element(email).toHaveAccessibleDescription(/^Revisa el correo electrónico/);
  await expect.element(message).toHaveAccessibleDescription('El texto es demasiado largo.');
  expect(asked).toEqual([]);
});

test('[CONT-02] a failure is announced and keeps everything; the next try works', async () => {
  const { change } = backEnd([sendContact, failures['500'] ?? success]);
  await mount('portada-contact-form', { topics });
  await write();
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hemos podido enviar tu mensaje.');
  await expect.element(message).toHaveValue('He visto luz en el faro.');
  await expect.element(topic).toHaveValue('tip');
  await expect.element(terms).toBeChecked();
  change(sendContact, success);
  await userEvent.click(submit);
  await expect.element(sent).toBeVisible();
});

test('what the server refuses is said at its field, which takes the focus', async () => {
  const fields = { email: 'validation.email.invalid' };
  backEnd([sendContact, () => json({ httpCode: 400, errorCode: 'INVALID_FIELD', fields }, 400)]);
  await mount('portada-contact-form', { topics });
  await write();
  await userEvent.click(submit);
  await expect.element(email).toHaveAccessibleDescription(/^Revisa el correo electrónico/);
  await expect.element(email).toHaveFocus();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('what was typed outlives a reload, but not its sending', async () => {
  backEnd([sendContact, success]);
  const first = await mount('portada-contact-form', { topics });
  await write();
  first.remove();
  await mount('portada-contact-form', { topics });
  await expect.element(name).toHaveValue('Ana Mar');
  await expect.element(email).toHaveValue('ana@example.com');
  await expect.element(topic).toHaveValue('tip');
  await expect.element(message).toHaveValue('He visto luz en el faro.');
  await expect.element(terms).not.toBeChecked();
  await userEvent.click(terms);
  await userEvent.click(submit);
  await expect.element(sent).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['broken', '{"fields":{"message":7}}', '[]', '"text"'])(
  'a draft that reads %j is none',
  async (kept) => {
    sessionStorage.setItem('portada-draft:contact', kept);
    await mount('portada-contact-form', { topics });
    await expect.element(message).toHaveValue('');
  },
);

test('takes over what was typed into the plain form before it came', async () => {
  const element = document.createElement('portada-contact-form');
  const form = document.createElement('form');
  for (const [field, value] of [
    ['name', 'Ana Mar'],
    ['message', 'A medio escr'],
  ] as const) {
    form.append(Object.assign(document.createElement('input'), { name: field, value }));
  }
  element.append(form);
  element.setAttribute('topics', JSON.stringify(topics));
  document.body.append(element);
  await expect.poll(() => element.dataset.state).toBe('ready');
  const drawn = page.elementLocator(element);
  await expect.element(drawn.getByLabelText(/^Nombre/)).toHaveValue('Ana Mar');
  await expect.element(drawn.getByLabelText(/^Mensaje/)).toHaveValue('A medio escr');
  expect(sessionStorage.getItem('portada-draft:contact')).toContain('A medio escr');
  await userEvent.fill(drawn.getByLabelText(/^Mensaje/), 'Ya entero.');
  element.remove();
  // Out of the page for a task, it ends; back on it, it draws anew.
  await new Promise((resolve) => setTimeout(resolve));
  document.body.append(element);
  await expect.element(drawn.getByLabelText(/^Mensaje/)).toHaveValue('Ya entero.');
  element.remove();
});

test('a reader’s name and address are written already, and go with their session', async () => {
  beginSession(reader);
  await mount('portada-contact-form', { topics });
  await expect.element(name).toHaveValue(`${reader.name} ${reader.surname}`);
  await expect.element(email).toHaveValue(reader.email);
  await userEvent.fill(message, 'Hola');
  expect(sessionStorage.getItem('portada-draft:contact')).not.toContain(reader.email);
  $user.set(emptyUser);
  await expect.element(name).toHaveValue('');
  await expect.element(email).toHaveValue('');
  await expect.element(message).toHaveValue('Hola');
  await userEvent.fill(name, 'Otra persona');
  $user.set(reader);
  await expect.element(email).toHaveValue(reader.email);
  await expect.element(name).toHaveValue('Otra persona');
});

test('without topics it asks for none; a name of one is text', async () => {
  const element = await mount('portada-contact-form');
  expect(topic.elements()).toHaveLength(0);
  element.setAttribute('topics', JSON.stringify([{ value: 'x', name: '<img src=x onerror=alert(1)>' }]));
  await expect
    .element(page.getByRole('option', { name: '<img src=x onerror=alert(1)>' }))
    .toBeInTheDocument();
  expect(element.querySelector('img')).toBeNull();
});

test('a keyboard alone does everything', async () => {
  backEnd([sendContact, success]);
  await mount('portada-contact-form', { topics });
  await userEvent.click(name);
  await userEvent.keyboard('Ana{Tab}ana@example.com{Tab}{Tab}Hola{Enter}a todos{Tab} ');
  await expect.element(terms).toBeChecked();
  await userEvent.keyboard('{Tab}');
  expect(focused()?.textContent).toBe('política de privacidad');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(sent).toHaveFocus();
});
