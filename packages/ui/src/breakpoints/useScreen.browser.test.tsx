import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test/render.tsx';
import { useScreen } from './useScreen.ts';

function Example() {
  return useScreen();
}

test.each([
  [577, 'mobile'],
  [578, 'tablet'],
  [1099, 'tablet'],
  [1100, 'desktop'],
])('[UI-01] a window of %d px is a %s', async (width, screen) => {
  await page.viewport(width, 800);
  const { container } = render(<Example />);
  await expect.poll(() => container.textContent).toBe(screen);
});

test('[UI-01] follows the window', async () => {
  await page.viewport(1200, 800);
  const { container } = render(<Example />);
  await page.viewport(400, 800);
  await expect.poll(() => container.textContent).toBe('mobile');
});
