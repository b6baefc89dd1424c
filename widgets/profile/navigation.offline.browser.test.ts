import { logoutUrl, navigation } from '@portada/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answer, holdBack } from './navigation.store.ts';

vi.mock('@portada/core/user/log-out-and-redirect.ts', () => {
  throw new Error('The chunk does not load.');
});

test('[LOGIN-23] what is not saved: where the logout’s code does not come, the answer follows its link', async () => {
  const go = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
  const link = document.createElement('a');
  link.href = logoutUrl();
  document.body.append(link);
  onTestFinished(() => link.remove());
  onTestFinished(holdBack());
  link.click();
  answer(true);
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(link.href));
});
