import { getProfile, patchProfile } from '@portada/contract';
import { newsletters, reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { failures, later, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordEvents } from '../../test/mount.ts';
import { alert, dialog, heading, menu, open, save, status } from '../test/screen.ts';
import '../index.ts';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const boxes = page.getByRole('checkbox');
const dock = page.getByRole('checkbox', { name: /^El muelle/ });
const SAVED = 'Hemos guardado los cambios.';
const reading = (subscribed: readonly string[]) =>
  newsletters.map((one) => ({ ...one, isSubscribed: subscribed.includes(one.id) }));

test('[ACCT-34] [ACCT-35] one box per newsletter, ticked where it is received; a name’s markup is shown', async () => {
  await open('newsletters');
  await expect.element(page.getByText(/Elige los boletines que quieres recibir/)).toBeVisible();
  expect(boxes.elements()).toHaveLength(3);
  await expect.element(boxes.first()).toBeChecked();
  await expect.element(dock).not.toBeChecked();
  await vi.waitFor(() => expect(document.querySelector('label strong')?.textContent).toBe('Primera hora'));
});

test('[ACCT-36] saves the newsletters and nothing else, and dispatches its event', async () => {
  const events = recordEvents('portada:subscribe');
  const answer = later();
  const { asked } = await open('newsletters', { answers: [[patchProfile, answer.answer]] });
  await userEvent.click(dock);
  await userEvent.click(boxes.first());
  await userEvent.click(save);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  answer.come(ok({ ...reader, newsletters: reading(['puerto']) })());
  await expect.element(status(SAVED)).toBeVisible();
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { newsletters: reading(['puerto']) },
  ]);
  await expect.element(dock).toBeChecked();
  expect($user.get().newsletters).toEqual(reading(['puerto']));
  expect(events).toEqual([
    { newsletterIds: ['puerto'], subscribed: true },
    { newsletterIds: ['primera-hora'], subscribed: false },
  ]);
});

test('[ACCT-36] what was chosen on another device stays, also of a box that was ticked here and unticked again', async () => {
  const elsewhere = {
    ...reader,
    newsletters: reading(newsletters.map(({ id }) => id).filter((id) => id !== 'puerto')),
  };
  const { asked } = await open('newsletters', { answers: [[getProfile, ok(elsewhere)]] });
  await userEvent.click(boxes.last());
  await userEvent.click(boxes.last());
  await userEvent.click(dock);
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  const all = reading(newsletters.map(({ id }) => id));
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ newsletters: all });
  await expect.element(boxes.last()).toBeChecked();
});

test.each(['401', '500'])(
  '[ACCT-27] a save that fails with %s is announced, keeps the boxes, and the next try works',
  async (way) => {
    const { change } = await open('newsletters', { answers: [[patchProfile, failures[way] ?? success]] });
    await userEvent.click(dock);
    await userEvent.click(save);
    const message =
      way === '401' ? 'No hemos podido comprobar que eres tú.' : 'No hemos podido guardar los cambios.';
    await expect.element(alert).toMatchTextContent(message);
    await expect.element(dock).toBeChecked();
    change(patchProfile, ok({ ...reader, newsletters: reading(['primera-hora', 'puerto']) }));
    await userEvent.click(save);
    await expect.element(status(SAVED)).toBeVisible();
    expect(alert.elements()).toHaveLength(0);
  },
);

test('a choice that is not saved is asked about', async () => {
  await open('newsletters');
  await userEvent.click(dock);
  await userEvent.click(menu.getByRole('link', { name: 'Tu cuenta' }));
  await expect.element(dialog).toMatchTextContent('¿Salir sin guardar?');
  await userEvent.click(dialog.getByRole('button', { name: 'Seguir aquí' }));
  await expect.element(dock).toBeChecked();
  await userEvent.click(dock);
  await userEvent.click(menu.getByRole('link', { name: 'Tu cuenta' }));
  await expect.element(heading).toHaveTextContent('Tu cuenta');
});

test('a box that is ticked while the answer is on its way stays ticked', async () => {
  const answer = later();
  await open('newsletters', { answers: [[patchProfile, answer.answer]] });
  await userEvent.click(dock);
  await userEvent.click(save);
  await userEvent.click(boxes.last());
  answer.come(ok({ ...reader, newsletters: reading(['primera-hora', 'puerto']) })());
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(dock).toBeChecked();
  await expect.element(boxes.last()).toBeChecked();
});

test('a site without newsletters says so', async () => {
  await open('newsletters', { as: { ...reader, newsletters: [] } });
  await expect.element(page.getByText(/^Ahora mismo no hay ningún boletín/)).toBeVisible();
  expect(save.elements()).toHaveLength(0);
});
