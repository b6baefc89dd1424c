import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Edition } from './texts.ts';

/** Opens the lead article of the edition's home page. */
export async function openArticle(page: Page, { base }: Edition): Promise<void> {
  await page.goto(`${base}/`);
  const address = await page.locator('main article a[href], main h2 a[href]').first().getAttribute('href');
  await page.goto(address ?? '/');
  await page.locator('portada-save-button').first().scrollIntoViewIfNeeded();
}

/** The path of the newest content of a kind, from the server-rendered list. */
export async function listedAs(request: APIRequestContext, { base }: Edition, kind: string): Promise<string> {
  const answer = await request.get(`${base}/buscar/`, { params: { kind } });
  const [, address] = /card__title"><a href="([^"]+)"/.exec(await answer.text()) ?? [];
  expect(address, `a content of the kind ${kind}`).toBeDefined();
  return address ?? '';
}

/** Waits until the widget has rendered. */
export async function ready(page: Page, tag: string): Promise<void> {
  await page.locator(`${tag}[data-state="ready"]`).first().waitFor({ state: 'attached' });
}

/** Expects an element not to have moved, to the pixel. */
export async function expectStill(element: Locator, before: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(element)) - before)).toBeLessThanOrEqual(1);
}

/** The distance of an element from the top of the viewport. */
export async function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().top);
}
