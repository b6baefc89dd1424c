import { usePage } from '@portada/core/test/page.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, save } from '../test/screen.ts';
import '../index.ts';

vi.mock('./PushSection.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('where the section of notifications cannot be fetched, the account is there without it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  usePage({ webFeatures: { push: true } });
  await open('user');
  await expect.element(save).toBeVisible();
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('Portada: a part did not load.', expect.any(Error)),
  );
  expect(page.getByRole('region', { name: 'Avisos en este navegador' }).elements()).toHaveLength(0);
  log.mockRestore();
});
