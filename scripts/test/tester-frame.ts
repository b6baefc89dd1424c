/**
 * The frame that a component test runs in, as Playwright knows it. A frame gets its name with its first navigation,
 * which Playwright is told of in a message of its own: a test's first click can be there before it, looks for the frame
 * by name, and Vitest then waits a second for another frame, which never comes.
 */
import type {} from '@vitest/browser-playwright';
import type { BrowserCommandContext } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resolves when the frame with this address can be found by its name. */
    testerFrameKnown(href: string): Promise<void>;
  }
}

export async function testerFrameKnown({ page }: BrowserCommandContext, href: string): Promise<void> {
  const isKnown = () => page.frames().some((frame) => frame.name() !== '' && frame.url() === href);
  if (!isKnown()) await page.waitForEvent('framenavigated', isKnown);
}
