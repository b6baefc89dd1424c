import { subscribe } from '@portada/contract';
import { newsletters } from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { backEnd, failures, json, later } from '@portada/ui/test/back-end.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

const email = page.getByLabelText(/^Correo electrónico/);
const terms = page.getByRole('checkbox');
const submit = page.getByRole('button', { name: 'Suscribirme' });
const thanks = page.getByRole('dialog', { name: '¡Gracias por suscribirte!' });
const subscribed = () => json({ httpCode: 200 });

async function send() {
  await userEvent.fill(email, 'ana@example.com');
  await userEvent.click(terms);
  await userEvent.click(submit);
}

test('[NEWSL-01] [NEWSL-05] [NEWSL-06] subscribes, waits, clears the form and says thank you', async () => {
  const answer = later();
  const { asked } = backEnd([subscribe, answer.answer]);
  const events = recordEvents('portada:subscribe');
  await mount('portada-newsletter-form', { newsletters });
  await send();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answer.come(subscribed());
  await expect.element(thanks).toBeVisible();
  expect(events).toEqual([{ newsletterIds: newsletters.map(({ id }) => id), subscribed: true }]);
  expect(asked).toHaveLength(1);
  await userEvent.click(thanks.getByRole('button', { name: 'Cerrar' }).first());
  await expect.element(thanks).not.toBeInTheDocument();
  await expect.element(submit).toHaveFocus();
  await expect.element(email).toHaveValue('');
  await expect.element(terms).not.toBeChecked();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
});

test('the asterisk of a required field is on the line of the word before it, at any width', async () => {
  const element = await mount('portada-newsletter-form', { newsletters });
  await expect.element(terms).toBeVisible();
  const marks = [...element.querySelectorAll('.portada-field-mark')];
  expect(marks).toHaveLength(2);
  for (const mark of marks) {
    const { parentElement: label, previousElementSibling: words } = mark;
    if (!label || !words) throw new Error('The asterisk stands after a label.');
    const text = document.createRange();
    text.selectNodeContents(words);
    const [last, asterisk] = [text, mark].map((part) => () => [...part.getClientRects()].at(-1)?.bottom);
    for (let width = 120; width < 400; width += 1) {
      label.style.setProperty('max-inline-size', `${width}px`, 'important');
      expect(asterisk?.(), `at ${width} px`).toBe(last?.());
    }
  }
});

/** As Firefox gives what was typed: Chromium's own field gives the domain in ASCII. */
function write(address: string): void {
  const field = email.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.');
  field.value = address;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.value).toBe(address);
}

test.each([
  ['lectora@corporació.cat', 'lectora@xn--corporaci-e7a.cat'],
  ['ana@año.example', 'ana@xn--ao-zja.example'],
  ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
])('[NEWSL-03] %s is sent with its domain in ASCII', async (address, sent) => {
  const { asked } = backEnd([subscribe, subscribed]);
  await mount('portada-newsletter-form', { newsletters });
  write(address);
  await userEvent.click(terms);
  await userEvent.click(submit);
  await expect.element(thanks).toBeVisible();
  expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([`/api/front/newsletter/${sent}`]);
});

test.each([
  ['es', /letras como «á» o «ñ» antes de la arroba/],
  ['ca', /lletres com «à» o «ç» abans de l’arrova/],
] as const)('[VAL-01] says in the page’s language why letters are refused: %s', async (language, why) => {
  speak(language);
  const { asked } = backEnd([subscribe, subscribed]);
  await mount('portada-newsletter-form', { newsletters });
  const field = page.getByRole('textbox');
  await userEvent.fill(field, 'núria@example.com');
  await userEvent.click(page.getByRole('button').first());
  await expect.element(field).toHaveAccessibleDescription(why);
  expect(asked).toEqual([]);
});

test('[NEWSL-03] of several newsletters the reader chooses, and each tells how often it comes', async () => {
  const { asked } = backEnd([subscribe, subscribed]);
  const events = recordEvents('portada:subscribe');
  const offer = [
    { id: 'a', name: '<em>A</em> bordo', frequency: 'Los martes', sampleUrl: '/boletines/a-bordo/' },
    { id: 'b', name: 'El mirador' },
  ];
  await mount('portada-newsletter-form', { newsletters: offer, choice: true });
  const group = page.getByRole('group', { name: /^Elige los boletines/ });
  const [first, second] = [
    page.getByRole('checkbox', { name: 'A bordo' }),
    page.getByLabelText('El mirador'),
  ];
  const consent = page.getByRole('checkbox', { name: /^He leído/ });
  await expect.element(first).not.toBeChecked();
  await expect.element(first).toHaveAccessibleDescription(/Los martes/);
  await expect.element(second).not.toHaveAccessibleDescription();
  const sample = page.getByRole('link', { name: 'Ver el último número de A bordo' });
  await expect.element(sample).toHaveAttribute('href', '/boletines/a-bordo/');

  await userEvent.fill(email, 'ana@example.com');
  await userEvent.click(consent);
  await userEvent.click(submit);
  await expect.element(group).toHaveAccessibleDescription('Elige al menos un boletín.');
  await expect.element(first).toHaveFocus();
  expect(asked).toEqual([]);

  await userEvent.click(second);
  await expect.element(group).not.toHaveAccessibleDescription();
  await userEvent.click(submit);
  await expect.element(thanks).toBeVisible();
  expect(asked[0]?.body).toEqual([{ id: 'b', name: 'El mirador', isSubscribed: true }]);
  expect(events).toEqual([{ newsletterIds: ['b'], subscribed: true }]);
});

test('a single newsletter leaves no choice', async () => {
  await mount('portada-newsletter-form', { newsletters: newsletters.slice(0, 1), choice: true });
  await expect.element(terms).toBeVisible();
  expect(page.getByRole('group').elements()).toHaveLength(0);
});

test('[NEWSL-02] without a valid address and consent nothing is sent', async () => {
  const { asked } = backEnd();
  await mount('portada-newsletter-form', { newsletters });
  await userEvent.click(submit);
  await expect.element(email).toHaveAccessibleDescription('Escribe tu correo electrónico.');
  await expect.element(terms).toHaveAccessibleDescription('Debes aceptar las condiciones.');
  await expect.element(email).toHaveFocus();
  await userEvent.fill(email, 'ana@ejemplo');
  await userEvent.click(submit);
  await expect.element(email).toHaveAccessibleDescription(/^Revisa el correo electrónico/);
  await userEvent.fill(email, 'ana@example.com');
  await userEvent.click(submit);
  await expect.element(terms).toHaveFocus();
  expect(asked).toEqual([]);
});

test('[NEWSL-07] a failure is announced and keeps what was typed; the next try works', async () => {
  const { change } = backEnd([subscribe, failures['500'] ?? subscribed]);
  await mount('portada-newsletter-form', { newsletters });
  await send();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ahora mismo no podemos apuntarte.');
  await expect.element(email).toHaveValue('ana@example.com');
  await expect.element(terms).toBeChecked();
  expect(thanks.elements()).toHaveLength(0);
  change(subscribe, subscribed);
  await userEvent.click(submit);
  await expect.element(thanks).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('[NEWSL-01] the consent leads to what it is given to, and the link ticks nothing', async () => {
  const element = await mount('portada-newsletter-form', { newsletters });
  const link = page.getByRole('link', { name: 'política de privacidad' });
  await expect.element(link).toHaveAttribute('href', `${$page.get().siteUrl}/privacidad/`);
  element.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect.element(terms).not.toBeChecked();
});

test('the markup of a name travels as it is and is never drawn', async () => {
  const { asked } = backEnd([subscribe, subscribed]);
  const hostile = [{ id: 1, name: '<img src=x onerror=alert(1)>', isSubscribed: false }];
  const element = await mount('portada-newsletter-form', { newsletters: hostile });
  expect(element.querySelector('img')).toBeNull();
  await send();
  await vi.waitFor(() =>
    expect(asked[0]?.body).toEqual([{ id: '1', name: '<img src=x onerror=alert(1)>', isSubscribed: true }]),
  );
});

test.each(['{"not":"a list"}', '[{"name":"sin id"}]', 'broken', ''])(
  'with the newsletters written as %j there is nothing to subscribe to, and that is reported',
  async (written) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mounting = mount('portada-newsletter-form', { newsletters: written });
    const element = document.querySelector<HTMLElement>('portada-newsletter-form:last-of-type');
    await expect.poll(() => element?.dataset.state).toBe('failed');
    // A list is read item by item, so what is wrong with one is said beside the failure.
    expect(errors).toHaveBeenCalledTimes(written.startsWith('[') ? 2 : 1);
    element?.setAttribute('newsletters', JSON.stringify(newsletters));
    await mounting;
    await expect.element(submit).toBeVisible();
    errors.mockRestore();
  },
);
