import { logout } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { navigation, routeUrl } from '@portada/core';
import { logOutAndRedirect } from '@portada/core/user/log-out-and-redirect.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backEnd, success } from '../../packages/ui/test/back-end.ts';
import { beginSession, mount } from '../test/mount.ts';
import './index.ts';

test('[LOGIN-23] [ACCT-12] an area that draws only after the logout leads nowhere else', async () => {
  beginSession(reader);
  backEnd([logout, success]);
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  await logOutAndRedirect();
  await mount('portada-profile');
  await expect.element(page.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
  expect(go.mock.calls).toEqual([[routeUrl('login')]]);
});
