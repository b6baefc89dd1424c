import { toggleBulletin } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { backEnd, failures, ok, type RecordedRequest, success } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount, recordEvents } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const on = page.getByRole('button', { name: 'Recibes el boletín diario' });
const off = page.getByRole('button', { name: 'Recibir el boletín diario' });

const writes = (asked: readonly RecordedRequest[]) => asked.filter(({ method }) => method === 'POST');

test('[LIKE-05] switches the bulletin by the reader’s id, off and on, and dispatches its event', async () => {
  beginSession(reader);
  const { asked } = backEnd([toggleBulletin, success]);
  const events = recordEvents('portada:subscribe');
  await mount('portada-bulletin-toggle');
  await userEvent.click(on);
  await expect.element(off).toHaveAttribute('aria-pressed', 'false');
  expect($user.get().bulletin).toBe(false);
  await userEvent.click(off);
  await expect.element(on).toHaveAttribute('aria-pressed', 'true');
  const call = { method: 'POST', path: '/api/front/user/bulletin', body: { userId: '1001' } };
  expect(writes(asked)).toMatchObject([call, call]);
  expect(events).toEqual([
    { newsletterIds: [], subscribed: false },
    { newsletterIds: [], subscribed: true },
  ]);
});

const refusals = { ...failures, 'success: false': ok({ success: false }) };

test.each(Object.entries(refusals))(
  '[LIKE-05] a switch that fails with %s leaves the flag, and may be tried again',
  async (_way, answer) => {
    beginSession(reader);
    const { asked, change } = backEnd([toggleBulletin, answer]);
    const events = recordEvents('portada:subscribe');
    await mount('portada-bulletin-toggle');
    await userEvent.click(on);
    await expect.poll(() => writes(asked).length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(on).not.toHaveAttribute('aria-busy');
    expect($user.get().bulletin).toBe(true);
    expect(events).toEqual([]);
    change(toggleBulletin, success);
    await userEvent.click(on);
    await expect.element(off).toBeVisible();
  },
);

test('[LIKE-06] an anonymous press asks to log in', async () => {
  beginSession();
  const { asked } = backEnd();
  await mount('portada-bulletin-toggle');
  await userEvent.click(off);
  await expect.element(page.getByRole('dialog')).toMatchTextContent('recibir nuestros boletines');
  expect(asked).toEqual([]);
});
