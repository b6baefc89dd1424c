import type { BrowserContext } from '@playwright/test';
import { moveDates } from '../../../../scripts/test/move-dates.ts';
import { movedBy } from '../../../../scripts/test/shared-clock.ts';

/** Gives the pages of a browser context the date of the newsroom. */
export async function shareClock(context: BrowserContext): Promise<void> {
  if (movedBy !== 0) await context.addInitScript(moveDates, movedBy);
}
