import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $screen } from './screen.ts';

const steps = [
  [320, 'mobile'],
  [577, 'mobile'],
  [578, 'tablet'],
  [1_099, 'tablet'],
  [1_100, 'desktop'],
  [1_920, 'desktop'],
] as const;

afterEach(() => cleanStores($screen));

describe('the class of screen', () => {
  test.each(steps)('[UI-01] at %i px is %s', async (width, screen) => {
    await page.viewport(width, 600);
    expect($screen.get()).toBe(screen);
  });

  test('[UI-01] follows the window, and notifies only of changes', async () => {
    await page.viewport(577, 600);
    const told: string[] = [];
    onTestFinished($screen.subscribe((screen) => told.push(screen)));
    for (const [width, screen] of steps) {
      await page.viewport(width, 600);
      await vi.waitFor(() => expect($screen.get()).toBe(screen));
    }
    expect(told).toEqual(['mobile', 'tablet', 'desktop']);
  });
});
