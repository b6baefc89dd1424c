/** Style sheets that others wrote: widgets look as they should, and keep to the room they have. */
import { existsSync } from 'node:fs';
import { isWholeRun } from '../../../scripts/required.ts';
import { WORDPRESS_THEME } from './support/styles.ts';
import { expect, ready, test } from './support/test.ts';

for (const host of ['plain', 'bootstrap', 'tailwind', 'twentytwentyone', 'small-root']) {
  for (const width of [360, 1280]) {
    test(`${host} at ${width} px`, async ({ page, errors }) => {
      test.skip(
        host === 'twentytwentyone' && !existsSync(WORDPRESS_THEME) && !isWholeRun(),
        'Debian’s package wordpress-theme-twentytwentyone has the theme.',
      );
      // As high as the page: a picture of a whole page is taken in a window that grows, where widgets move.
      await page.setViewportSize({ width, height: 3600 });
      await page.goto(`/${host}/`);
      await ready(
        page,
        'portada-most-read',
        'portada-newsletter-form',
        'portada-contact-form',
        'portada-poll',
      );
      await ready(page, 'portada-comments', 'portada-share-bar', 'portada-save-button');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const targets = page
        .locator('portada-save-button, portada-most-read, portada-poll')
        .getByRole('button');
      for (const target of await targets.filter({ visible: true }).all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      expect(errors).toEqual([]);
      await expect(page).toHaveScreenshot(`${host}-${width}.png`);
    });
  }
}
