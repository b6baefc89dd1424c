import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

async function reset(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
}

/** Draws the page as it is printed, until the test ends. */
export async function print(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(reset);
}

/** Draws the page in the reader's own few colours, without shadows, until the test ends. */
export async function forceColours(): Promise<void> {
  const features = [{ name: 'forced-colors', value: 'active' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  onTestFinished(reset);
}
