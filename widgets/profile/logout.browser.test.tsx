import { logout } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { navigation, routeUrl } from '@portada/core';
import { logOutAndRedirect } from '@portada/core/user/log-out-and-redirect.ts';
import { backEnd, success } from '@portada/ui/test/back-end.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount } from '../test/mount.ts';
import './index.ts';

test('[LOGIN-23] [ACCT-12] an area that draws only after the logout leads nowhere else', async () => {
  beginSession(reader);
  backEnd([logout, success]);
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  await logOutAndRedirect();
  await mount('portada-profile');
  await expect.element(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
  expect(go.mock.calls).toEqual([[routeUrl('login')]]);
});

test('[LOGIN-24] a logout that fails from the area leaves its reader there, and says so', async () => {
  beginSession(reader);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  go.mockClear();
  backEnd([logout, () => new Response('{}', { status: 500 })]);
  await page.viewport(800, 700);
  await mount('portada-profile');
  await userEvent.click(page.getByRole('link', { name: 'Cerrar sesión' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('No hemos podido cerrar la sesión.');
  expect(go).not.toHaveBeenCalled();
  await expect.element(page.getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
});
