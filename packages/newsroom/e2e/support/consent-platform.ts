import type { Page } from '@playwright/test';

/** What a reader allows: purposes and vendors, by their numbers. */
interface Allowed {
  readonly purposes: readonly number[];
  readonly vendors: readonly number[];
}

/** A consent platform (IAB TCF) on the pages to come; the function answers it on the page that is open. */
export async function haveConsentPlatform(page: Page): Promise<(allowed: Allowed) => Promise<void>> {
  await page.addInitScript(() => {
    const listeners: ((data: object, success: boolean) => void)[] = [];
    Reflect.set(
      window,
      '__tcfapi',
      (command: string, _version: number, listen: (typeof listeners)[number]) => {
        if (command === 'addEventListener') listeners.push(listen);
      },
    );
    addEventListener('answer', (event) => {
      const data = event instanceof CustomEvent && event.detail;
      listeners.forEach((listen, listenerId) => void listen({ ...data, listenerId }, true));
    });
  });
  return ({ purposes, vendors }) => {
    const consents = (ids: readonly number[]) => ({
      consents: Object.fromEntries(ids.map((id) => [id, true])),
    });
    const detail = {
      eventStatus: 'useractioncomplete',
      gdprApplies: true,
      purpose: consents(purposes),
      vendor: consents(vendors),
    };
    return page.evaluate((detail) => void dispatchEvent(new CustomEvent('answer', { detail })), detail);
  };
}
