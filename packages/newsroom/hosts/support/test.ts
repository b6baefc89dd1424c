import { test as base, expect, type Page } from '@playwright/test';
import { watchRest } from '../../scripts/page-rest.ts';

interface Fixtures {
  /** What a page said in the console as an error, and what nobody caught. */
  errors: string[];
  /** Waits until the page has all that it has asked for, and nothing on it changes any more. */
  atRest: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  atRest: async ({ page }, use) => use(watchRest(page)),
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
