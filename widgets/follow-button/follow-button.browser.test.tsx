import { followAuthor, unfollowAuthor } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { backEnd, failing, success } from '@portada/ui/test/back-end.ts';
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

const named = (name: string) => page.getByRole('button', { name });
const laia = { 'author-id': '32', name: 'Laia Ferrer' };

test('[LIKE-02] [LIKE-03] follows and stops following, without a payload, and dispatches its event', async () => {
  beginSession(reader);
  const { asked } = backEnd([followAuthor, success], [unfollowAuthor, success]);
  const events = recordEvents('portada:follow');
  await mount('portada-follow-button', laia);
  await userEvent.click(named('Seguir a Laia Ferrer'));
  await expect.element(named('Siguiendo a Laia Ferrer')).toHaveAttribute('aria-pressed', 'true');
  expect($user.get().followedAuthorIds).toEqual(['31', '32']);
  await userEvent.click(named('Siguiendo a Laia Ferrer'));
  await expect.element(named('Seguir a Laia Ferrer')).toBeVisible();
  expect(asked).toMatchObject([
    { method: 'POST', path: '/api/bookmark/taxon/32', body: undefined },
    { method: 'DELETE', path: '/api/bookmark/taxon/32', body: undefined },
  ]);
  expect(events).toEqual([
    { authorId: '32', following: true },
    { authorId: '32', following: false },
  ]);
});

test('[LIKE-03] [LIKE-08] a follow that fails changes and shows nothing, and may be tried again', async () => {
  beginSession(reader);
  const { asked, change } = backEnd([followAuthor, failing]);
  const events = recordEvents('portada:follow');
  const element = await mount('portada-follow-button', laia);
  await userEvent.click(named('Seguir a Laia Ferrer'));
  await expect.poll(() => asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(named('Seguir a Laia Ferrer')).not.toHaveAttribute('aria-busy');
  expect($user.get().followedAuthorIds).toEqual(['31']);
  expect(element.shadowRoot?.querySelector('[role="alert"], dialog')).toBeNull();
  expect(events).toEqual([]);
  change(followAuthor, success);
  await userEvent.click(named('Seguir a Laia Ferrer'));
  await expect.element(named('Siguiendo a Laia Ferrer')).toBeVisible();
});

test('[LIKE-06] an anonymous press asks to log in', async () => {
  beginSession();
  const { asked } = backEnd();
  await mount('portada-follow-button', laia);
  await userEvent.click(named('Seguir a Laia Ferrer'));
  await expect.element(page.getByRole('dialog', { name: 'Inicia sesión para continuar' })).toBeVisible();
  expect(asked).toEqual([]);
});
