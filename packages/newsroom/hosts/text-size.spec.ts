/** Widgets are as large as the reader's own default size of text asks, whatever size the page's root has. */
import type { Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';
import { expect, ready, test } from './support/test.ts';

const drawn = [
  ...['most-read', 'newsletter-form', 'contact-form', 'poll', 'comments', 'share-bar', 'save-button'],
].map((name) => `portada-${name}`);

/** Runs in the page: what widgets of both roots have drawn, but for the alert, which shows when it will. */
function sizes() {
  const controls = 'button, input:not([type=radio], [type=checkbox]), select, textarea, h2, p, label, li';
  const tags = [...document.querySelectorAll<HTMLElement>('#sampler [data-state="ready"]')].filter(
    ({ localName }) => localName !== 'portada-alert-banner',
  );
  return tags.flatMap((tag) =>
    [...(tag.shadowRoot ?? tag).querySelectorAll<HTMLElement>(`.portada :is(${controls})`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: `${tag.localName} ${element.className || element.localName}`,
        height: element.getBoundingClientRect().height,
        text: Number.parseFloat(getComputedStyle(element).fontSize),
        style: getComputedStyle(element).fontStyle,
      })),
  );
}

function textOf({ name, text }: { readonly name: string; readonly text: number }): string {
  return `${name}: ${text}`;
}

/** Runs in the page: the heights kept free for widgets that have not drawn. */
function places() {
  return [...document.querySelectorAll<HTMLElement>('#sampler > *, #sampler p > *')]
    .filter(({ localName }) => localName.startsWith('portada-'))
    .map((element) => [element.localName, Number.parseFloat(getComputedStyle(element).minBlockSize) || 0]);
}

async function open(page: Page, host: string): Promise<void> {
  // High enough for every comment to be drawn.
  await page.setViewportSize({ width: 800, height: 4000 });
  await page.goto(`/${host}/`);
  await ready(page, ...drawn);
  await expect(
    page.locator('#sampler').locator('[data-state="waiting"], [data-state="loading"]'),
  ).toHaveCount(0);
  await page.locator('.portada-comment-text').last().waitFor();
}

test('a root of 10 px changes no size of text or controls', async ({ page }) => {
  await open(page, 'plain');
  const plain = await page.evaluate(sizes);
  expect(plain.filter(({ name }) => name.includes('save-button'))).toEqual([
    expect.objectContaining({ height: 44, text: 16, style: 'normal' }),
  ]);
  await open(page, 'small-root');
  expect(await page.evaluate(sizes)).toEqual(plain);
});

test('a root of 10 px changes no place that is kept free', async ({ page }) => {
  await page.route('**/portada.js', (route) => route.abort());
  await page.goto('/plain/');
  const plain = await page.evaluate(places);
  expect(plain).toContainEqual(['portada-share-bar', 44]);
  await page.goto('/small-root/');
  expect(await page.evaluate(places)).toEqual(plain);
});

test('a page’s own size wins, also in rem', async ({ page }) => {
  await open(page, 'small-root');
  await page.addStyleTag({ content: ':root { --portada-text-base: 2rem; }' });
  const found = await page.evaluate(sizes);
  expect(found.find(({ name }) => name.startsWith('portada-save-button'))).toMatchObject({
    height: 55,
    text: 20,
  });
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('16px');
});

test('a reader whose default is 20 px has everything 1.25 times as large', async ({ page, playwright }) => {
  await open(page, 'plain');
  const usual = await page.evaluate(sizes);
  const { args, ...options } = launchOptions();
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=20'],
  });
  const larger = await browser.newPage({ baseURL: new URL(page.url()).origin, locale: 'es-ES' });
  for (const host of ['plain', 'small-root']) {
    await open(larger, host);
    const found = await larger.evaluate(sizes);
    expect(found.map(textOf)).toEqual(usual.map((one) => textOf({ ...one, text: one.text * 1.25 })));
    expect(found.find(({ name }) => name.startsWith('portada-save-button'))?.height).toBe(55);
    await larger.route('**/portada.js', (route) => route.abort());
    await larger.reload();
    expect(await larger.evaluate(places)).toContainEqual(['portada-share-bar', 55]);
    await larger.unrouteAll();
  }
  await browser.close();
});
