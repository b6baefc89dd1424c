/** A page without styles of its own, of which nothing moves while widgets come. */
import { expectNoLayoutShift } from '../e2e/support/layout-shift.ts';
import { expect, ready, test } from './support/test.ts';

for (const width of [320, 360, 800, 1280]) {
  test(`an article on a bare page stays where it is at ${width} px`, async ({ page, errors }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/bare/');
    await ready(page, 'portada-header', 'portada-user-menu', 'portada-header-search', 'portada-hot-topics');
    for (const tag of ['poll', 'newsletter-form', 'most-read', 'comments']) {
      await page.locator(`portada-${tag}`).scrollIntoViewIfNeeded();
      await ready(page, `portada-${tag}`);
    }
    await expectNoLayoutShift(page);
    const parts = await page.locator('portada-header > :visible').all();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const sides = boxes.flatMap((box) => (box ? [[box.x, box.x + box.width] as const] : []));
    const inOrder = sides.toSorted(([one], [other]) => one - other);
    expect(inOrder.length).toBe(4);
    for (const [index, [start]] of inOrder.entries()) {
      expect(start).toBeGreaterThanOrEqual(inOrder[index - 1]?.[1] ?? 0);
    }
    expect(errors).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  for (const tag of ['poll', 'newsletter-form', 'most-read', 'comments']) {
    test(`what is in sight with the ${tag} stays when scripts come late at ${width} px`, async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/portada\/.+\//, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/bare/');
      await page
        .locator(`portada-${tag}`)
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      scripts.resolve();
      await ready(page, `portada-${tag}`, 'portada-header', 'portada-user-menu');
      await expectNoLayoutShift(page);
    });
  }
}
