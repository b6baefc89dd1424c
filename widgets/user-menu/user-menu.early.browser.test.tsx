import { getProfile } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { loginUrl, navigation } from '@portada/core';
import { backEnd, failures, later, ok, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginSession, beginUnknownSession, mount } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  const leave = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => leave.mockRestore());
});

const button = page.getByRole('button', { name: 'Tu cuenta, nuria_vidal' });
const early = { 'data-activated': '' };

test('[HEAD-05] a press that came before the widget opens a reader’s menu', async () => {
  beginSession(reader);
  await mount('portada-user-menu', early);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('[HEAD-05] such a press waits for the profile', async () => {
  const answer = later();
  backEnd([getProfile, answer.answer]);
  beginUnknownSession('1001');
  await mount('portada-user-menu', early);
  answer.come(ok(reader)());
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('[HEAD-06] such a press goes to login where the session has ended', async () => {
  backEnd([getProfile, failures['401'] ?? success]);
  beginUnknownSession('1001');
  await mount('portada-user-menu', early);
  await expect.poll(() => vi.mocked(navigation.go).mock.lastCall).toEqual([loginUrl(location.href)]);
});

test('[HEAD-06] such a press is the link’s where nobody is logged in', async () => {
  beginSession();
  const element = await mount('portada-user-menu', early);
  expect(element.dataset.activated).toBe('');
});
