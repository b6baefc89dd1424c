import { saveContent, unsaveContent } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $page, $user } from '@portada/core';
import { backEnd, failing, ok, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, focused, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

test('[LIKE-01] [LIKE-03] saves and takes out again, without a payload, and dispatches its event', async () => {
  beginSession(reader);
  const { asked } = backEnd([saveContent, success], [unsaveContent, success]);
  const events = recordEvents('portada:save');
  await mount('portada-save-button', { 'content-id': '4720' });
  await userEvent.click(named('Guardar'));
  await expect.element(named('Guardado')).toHaveAttribute('aria-pressed', 'true');
  expect($user.get().savedContentIds).toEqual(['4711', '4715', '4720']);
  await userEvent.click(named('Guardado'));
  await expect.element(named('Guardar')).toHaveAttribute('aria-pressed', 'false');
  expect($user.get().savedContentIds).toEqual(['4711', '4715']);
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/bookmark/content/4720', body: undefined },
    { method: 'DELETE', path: '/api/bookmark/content/4720', body: undefined },
  ]);
  expect(events).toEqual([
    { contentId: '4720', saved: true },
    { contentId: '4720', saved: false },
  ]);
});

test.each([
  ['500', failing],
  ['success: false', ok({ success: false })],
])(
  '[LIKE-03] [LIKE-08] a save that fails with %s changes and shows nothing, and may be tried again',
  async (_way, answer) => {
    beginSession(reader);
    const { asked, change } = backEnd([saveContent, answer]);
    const events = recordEvents('portada:save');
    const element = await mount('portada-save-button', { 'content-id': '4720' });
    await userEvent.click(named('Guardar'));
    await expect.poll(() => asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(named('Guardar')).not.toHaveAttribute('aria-busy');
    expect($user.get().savedContentIds).toEqual(['4711', '4715']);
    expect(element.shadowRoot?.querySelector('[role="alert"], dialog')).toBeNull();
    change(saveContent, success);
    await userEvent.click(named('Guardar'));
    await expect.element(named('Guardado')).toBeVisible();
    expect(events).toEqual([{ contentId: '4720', saved: true }]);
  },
);

test('without a content, of its own or of the page, there is nothing to save', async () => {
  beginSession();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mounting = mount('portada-save-button');
  const element = document.querySelector<HTMLElement>('portada-save-button');
  await expect.poll(() => element?.dataset.state).toBe('failed');
  expect(errors.mock.lastCall?.find((part) => part instanceof Error)).toMatchObject({
    cause: { message: expect.stringContaining('"content-id"') },
  });
  errors.mockRestore();
  element?.setAttribute('content-id', '4720');
  await mounting;
  await expect.element(named('Guardar')).toBeVisible();
});

test('[LIKE-06] [LIKE-07] an anonymous press asks to log in, and the focus comes back', async () => {
  beginSession();
  const { asked } = backEnd();
  await mount('portada-save-button', { 'content-id': '4720' });
  await userEvent.click(named('Guardar'));
  const login = dialog.getByRole('link', { name: 'Iniciar sesión' });
  await expect.element(login).toBeVisible();
  expect(focused()).toBe(login.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(focused()).toBe(named('Guardar').element());
  expect(asked).toEqual([]);
});

const early = { 'data-activated': '' };

test('[LIKE-03] a press that came before the widget saves, and takes out nothing', async () => {
  beginSession(reader);
  const { asked } = backEnd([saveContent, success]);
  await mount('portada-save-button', { 'content-id': '4711', ...early });
  await expect.element(named('Guardado')).toBeVisible();
  const element = await mount('portada-save-button', { 'content-id': '4720', ...early });
  await expect.poll(() => $user.get().savedContentIds).toEqual(['4711', '4715', '4720']);
  expect(asked).toMatchObject([{ method: 'POST', path: '/api/bookmark/content/4720' }]);
  expect(element.dataset.activated).toBeUndefined();
});

test('[LIKE-06] an anonymous press that came before the widget asks to log in', async () => {
  beginSession();
  await mount('portada-save-button', { 'content-id': '4720', ...early });
  await expect.element(dialog.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

test('two buttons of one content agree', async () => {
  beginSession(reader);
  backEnd([unsaveContent, success]);
  await mount('portada-save-button', { 'content-id': '4711', name: 'Uno' });
  await mount('portada-save-button', { 'content-id': '4711', name: 'Dos' });
  await userEvent.click(named('Guardado: «Uno»'));
  await expect.element(named('Guardar «Uno»')).toBeVisible();
  await expect.element(named('Guardar «Dos»')).toBeVisible();
});

test('without a content of its own it saves the page’s', async () => {
  beginSession(reader);
  const before = $page.get();
  onTestFinished(() => $page.set(before));
  $page.set({ ...before, contentId: '4715' });
  const element = await mount('portada-save-button');
  await expect.element(named('Guardado')).toBeVisible();
  element.setAttribute('content-id', '1');
  await expect.element(named('Guardar')).toBeVisible();
});

test('a name of any kind is read as text', async () => {
  beginSession();
  const name = `<img src=x onerror=alert(1)> {name} ${'largo '.repeat(80)}`;
  const element = await mount('portada-save-button', { 'content-id': '1', name });
  expect(element.shadowRoot?.querySelector('button')?.getAttribute('aria-label')).toBe(`Guardar «${name}»`);
});

test('[I18N-01] speaks Catalan on a Catalan page', async () => {
  beginSession(reader);
  speak('ca');
  await mount('portada-save-button', { 'content-id': '4711', name: 'El port' });
  await expect.element(named('Desat: «El port»')).toBeVisible();
});
