import { test as base, expect, type Page } from '@playwright/test';
import { shareClock } from './clock.ts';
import { type Reader, register } from './readers.ts';
import { type Edition, editions } from './texts.ts';

export interface Options {
  /** The edition of the journey, set by the project of the configuration. */
  edition: 'es' | 'ca';
}

interface Fixtures {
  /** Paths and texts of the edition. */
  site: Edition;
  /** The browser's errors, checked at the end; a test that provokes errors declares them. */
  pageErrors: { expect(pattern: RegExp): void };
  /** A new reader with a complete account, so that journeys do not interfere. */
  reader: Reader;
}

/** Everything that must never occur on a page: errors, blocked resources, policy violations. */
async function watch(page: Page, found: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

export const test = base.extend<Options & Fixtures>({
  edition: ['es', { option: true }],
  context: async ({ context }, use) => {
    await shareClock(context);
    await use(context);
  },
  site: async ({ edition }, use) => use(editions[edition]),
  pageErrors: [
    async ({ page }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      await watch(page, found);
      await use({ expect: (pattern) => expected.push(pattern) });
      // A call that a page made last may still be under way: its handler would fail a test that has passed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  reader: async ({ request, site, baseURL }, use) => use(await register(request, site, baseURL ?? '')),
});

export { expect };
