/** Forms that throw while a reader fills them in: nothing that was typed is lost. */
import { checkNick } from '@portada/contract';
import { newsletters } from '@portada/contract/fixtures';
import { backEnd, ok } from '@portada/ui/test/back-end.ts';
import { find } from '@portada/ui/test/render.tsx';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field as comment, open, within } from './comments/test/screen.ts';
import { expectKept, field, fill } from './register/test/screen.ts';
import { filled } from './register/test/values.ts';
import { wrap } from './test/foreign.ts';
import { beginSession, mount, recordEvents } from './test/mount.ts';
import { $broken } from './test/probe.tsx';

vi.mock('@portada/element', async (importOriginal) => {
  const element = await importOriginal<typeof import('@portada/element')>();
  const { probed } = await import('./test/probe.tsx');
  return { ...element, defineWidget: probed(element.defineWidget) };
});

await import('./contact-form/index.ts');
await import('./register/index.ts');

beforeEach(() => {
  sessionStorage.clear();
  beginSession();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
});

/** The view throws in its next drawing, and draws again in the one after; answers what the page has heard of it. */
async function breakOnce(element: HTMLElement): Promise<unknown[]> {
  const heard = recordEvents('portada:error');
  element.addEventListener('portada:error', () => $broken.set(''), { once: true });
  const before = element.querySelector('form');
  $broken.set(element.localName);
  await expect.poll(() => before?.isConnected).toBe(false);
  await expect.poll(() => element.dataset.state).toBe('ready');
  return heard;
}

test('the registration keeps every field, the lists that are loaded late too, and goes on where it was', async () => {
  backEnd([checkNick, ok({ available: true })]);
  const element = await mount('portada-register', { newsletters });
  await fill();
  await expect.element(field.country.getByRole('option', { name: 'España' })).toBeInTheDocument();
  await userEvent.selectOptions(field.country, 'ES');
  await userEvent.selectOptions(field.province, 'Tarragona');
  await userEvent.click(page.getByRole('checkbox', { name: /^El muelle/ }));
  await userEvent.fill(field.city, 'Reus');
  await userEvent.keyboard('{ArrowLeft}');
  expect(await breakOnce(element)).toHaveLength(1);
  await expectKept();
  await expect.element(field.country).toHaveValue('ES');
  await expect.element(field.province).toHaveValue('T');
  await expect.element(page.getByRole('checkbox', { name: /^El muelle/ })).toBeChecked();
  await expect.element(field.city).toHaveFocus();
  await userEvent.keyboard('y');
  await expect.element(field.city).toHaveValue('Reuys');
});

test('so it does where a script of others has moved what React removes', async () => {
  backEnd([checkNick, ok({ available: true })]);
  const heard = recordEvents('portada:error');
  const element = await mount('portada-register');
  await fill();
  await userEvent.fill(field.nick, 'ñ');
  await userEvent.keyboard('{Tab}');
  await expect.element(field.nick).toHaveAttribute('aria-invalid');
  wrap(find('.portada-field-error', element));
  await userEvent.fill(field.nick, filled.nick);
  await expect.poll(() => heard).toMatchObject([{ error: { name: 'NotFoundError' } }]);
  await expectKept();
  await expect.element(field.nick).toHaveFocus();
  expect(element.querySelectorAll('form')).toHaveLength(1);
});

test('the comments keep what was begun, each text in its place', async () => {
  const { element } = await open();
  await userEvent.fill(comment, 'Una idea a medias');
  await userEvent.click(within('904').getByRole('button', { name: /^Responder/ }));
  const reply = page.getByRole('textbox', { name: /^Responde/ });
  await userEvent.fill(reply, 'Y yo.');
  await userEvent.keyboard('{ArrowLeft}');
  await breakOnce(element);
  await expect.element(comment).toHaveValue('Una idea a medias');
  await expect.element(reply).toHaveValue('Y yo.');
  await expect.element(reply).toHaveFocus();
  await userEvent.keyboard(' también');
  await expect.element(reply).toHaveValue('Y yo también.');
});

test('the contact form that throws again at once says so and leaves the page what it had', async () => {
  const heard = recordEvents('portada:error');
  onTestFinished(() => $broken.set(''));
  const element = await mount('portada-contact-form');
  element.append('Escríbenos a redaccion@example.com');
  const message = page.getByLabelText(/^Mensaje/);
  await userEvent.fill(message, 'He visto luz en el faro.');
  await userEvent.click(page.getByRole('checkbox'));
  $broken.set('portada-contact-form');
  await expect.poll(() => heard).toHaveLength(2);
  await expect.poll(() => element.dataset.state).toBe('failed');
  await expect.element(page.getByText(/^Escríbenos/)).toBeVisible();
  $broken.set('');
  element.setAttribute('topics', '[{"value":"tip","name":"Una pista"}]');
  await expect.element(message).toHaveValue('He visto luz en el faro.');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
