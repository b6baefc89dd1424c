import { frames } from '@portada/core/test/frames.ts';
import { usePage } from '@portada/core/test/page.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '../test/screen.ts';
import '../index.ts';

vi.mock('./PushSection.tsx', async (importOriginal) => {
  await import('../account/AccountScreen.tsx');
  await frames(3);
  return importOriginal();
});

test('the account waits for its section of notifications, which would move what is below it', async () => {
  usePage({ webFeatures: { push: true } });
  await open('user');
  expect(page.getByRole('region', { name: 'Avisos en este navegador' }).elements()).toHaveLength(1);
});
