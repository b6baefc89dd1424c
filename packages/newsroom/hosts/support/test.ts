import { test as base, expect, type Page } from '@playwright/test';

/** What a page said in the console as an error, and what nobody caught. */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
    },
    { auto: true },
  ],
});

/** Waits until these widgets have drawn. */
export async function ready(page: Page, ...tags: readonly string[]): Promise<void> {
  for (const tag of tags) await expect(page.locator(tag).first()).toHaveAttribute('data-state', 'ready');
}

export { expect };
