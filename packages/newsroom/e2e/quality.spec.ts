import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const widths = [360, 800, 1280];

/** The pages of the newsroom that have an address of their own. */
const pages = [
  '/',
  '/politica/',
  '/autores/',
  '/acceso/',
  '/boletines/',
  '/directo/',
  '/registro/',
  '/aviso-legal/',
  '/acceso/nueva-contrasena/?token=c2VjcmV0',
  '/registro/confirmacion/',
  '/registro/error/',
];

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
              sum += Number(entry.value);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Scrolls through, so that every widget starts, and waits until none is on its way. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function check(page: Page, address: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await settle(page);
    expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
      [],
    );
  }
}

for (const path of pages) {
  test(`[PAGE-03] [PAGE-07] ${path} is accessible, still and without violations`, async ({ page, site }) => {
    test.slow();
    await check(page, `${site.base}${path}`);
  });
}

test('[PAGE-06] an article is accessible, still and without violations', async ({ page, site }) => {
  test.slow();
  await page.goto(`${site.base}/`);
  const address = await page.locator('main article a[href], main h2 a[href]').first().getAttribute('href');
  await check(page, address ?? '');
});

for (const status of [401, 403, 404, 410, 500]) {
  test(`[ERRP-01] the error page ${status} is accessible, still and without violations`, async ({
    page,
    site,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/Failed to load resource/);
    await check(page, `${site.base}/error/${status}/`);
  });
}
