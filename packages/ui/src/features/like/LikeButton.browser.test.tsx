import { emptyUser, getProfile } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $page, $user, $userState, refreshUser } from '@portada/core';
import { nextFrame } from '@portada/core/test/frames.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backEnd, json, later, ok } from '../../../test/back-end.ts';
import { render } from '../../../test/render.tsx';
import { LikeButton } from './LikeButton.tsx';

beforeEach(() => {
  localStorage.clear();
  // The session is loaded with the first look at it: here, before a test says who is logged in.
  onTestFinished($user.listen(() => undefined));
  $user.set(emptyUser);
  $userState.set('idle');
});

const isLiked = ({ savedContentIds }: typeof reader) => savedContentIds.includes('4711');

function draw({ toggle = async () => true } = {}) {
  const asked = vi.fn(toggle);
  const onChange = vi.fn();
  const drawn = render(
    <LikeButton like={{ isLiked, toggle: asked }} onChange={onChange}>
      {() => 'Guardar'}
    </LikeButton>,
  );
  return { ...drawn, asked, onChange };
}

const button = page.getByRole('button', { name: 'Guardar' });
const dialog = page.getByRole('dialog');

test('[LIKE-06] [LIKE-07] an anonymous press opens the modal, which names the site and asks nothing of the server', async () => {
  const before = $page.get();
  onTestFinished(() => $page.set(before));
  $page.set({ ...before, site: { ...before.site, name: 'Diario del Puerto' } });
  const { asked } = draw();
  await userEvent.click(button);
  await expect.element(dialog).toMatchTextContent(/Inicia sesión para continuar/);
  await expect.element(dialog).toMatchTextContent(/Con tu cuenta de Diario del Puerto puedes/);
  const login = dialog.getByRole('link', { name: 'Iniciar sesión' });
  await expect
    .element(login)
    .toHaveAttribute('href', `${before.siteUrl}/acceso/?backUrl=${encodeURIComponent(location.href)}`);
  expect(asked).not.toHaveBeenCalled();
});

test('[LIKE-07] a site without a name is named by its address', async () => {
  draw();
  await userEvent.click(button);
  await expect.element(dialog).toMatchTextContent(new RegExp(`Con tu cuenta de ${location.hostname} puedes`));
});

test.each([
  ['the cancel button', () => userEvent.click(dialog.getByRole('button', { name: 'Ahora no' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  '[LIKE-07] %s closes the modal and the focus is back on the button, time and again',
  async (_name, leave) => {
    draw();
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(button);
      await expect.element(dialog).toBeVisible();
      await leave();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
    }
  },
);

test('[LIKE-06] presses while the modal is on its way are one press, and nothing moves', async () => {
  const { container } = draw();
  const element = button.element();
  const before = element.getBoundingClientRect();
  for (let press = 0; press < 3; press += 1) {
    if (element instanceof HTMLElement) element.click();
    await nextFrame();
    expect(element.getBoundingClientRect()).toEqual(before);
    expect(container.contains(element)).toBe(true);
  }
  await expect.element(dialog).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
});

test('[LIKE-03] a reader’s press asks the server once, waits, and reports the change', async () => {
  $user.set(reader);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { asked, onChange } = draw({ toggle: () => promise });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button, { force: true });
  expect(asked).toHaveBeenCalledExactlyOnceWith(reader.id);
  resolve(false);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(dialog.elements()).toHaveLength(0);
});

test.each([
  ['fails', () => Promise.reject(new Error('No.'))],
  ['changes nothing', async () => true],
])(
  '[LIKE-03] [LIKE-08] a call that %s shows nothing, tells nothing and may be made again',
  async (_how, toggle) => {
    $user.set(reader);
    const { asked, onChange } = draw({ toggle });
    for (let time = 1; time < 3; time += 1) {
      await userEvent.click(button);
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(time));
      await expect.element(button).not.toHaveAttribute('aria-busy');
    }
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    expect(onChange).not.toHaveBeenCalled();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(dialog.elements()).toHaveLength(0);
  },
);

test('[LIKE-06] a press before the profile is here waits for it', async () => {
  const answer = later();
  backEnd([getProfile, answer.answer]);
  const profile = refreshUser();
  const { asked } = draw();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  answer.come(ok({ ...reader, savedContentIds: [] })());
  await profile;
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(reader.id));
  expect(dialog.elements()).toHaveLength(0);
});

test('[LIKE-03] what turns out to be liked already is left so', async () => {
  const answer = later();
  backEnd([getProfile, answer.answer]);
  void refreshUser();
  const { asked } = draw();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  answer.come(ok(reader)());
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(asked).not.toHaveBeenCalled();
});

test('[LIKE-06] a session that has ended, or a profile that cannot be had, leads to the login modal', async () => {
  const { asked: calls } = backEnd([getProfile, () => json({ httpCode: 401 }, 401)]);
  await refreshUser();
  draw();
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  expect(calls).toHaveLength(2);
});
