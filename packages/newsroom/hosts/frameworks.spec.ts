/** Widgets in pages that a framework draws: the same life in each. */
import { expect, ready, test } from './support/test.ts';

for (const host of ['react-client', 'react-hydrated', 'vue', 'svelte', 'lit', 'jquery']) {
  test(`${host}: widgets mount, dispatch events, follow properties, leave and come back`, async ({
    page,
    errors,
  }) => {
    await page.goto(`/${host}/`);
    const mostRead = page.locator('portada-most-read');
    await ready(page, 'portada-most-read', 'portada-save-button');
    await expect(mostRead).toContainText('El temporal de levante');
    await expect(mostRead.getByRole('link', { name: 'Portada', exact: true })).toBeHidden();
    // One baseline for all: a widget looks the same whoever has drawn the page around it.
    await expect(mostRead).toHaveScreenshot('framework-most-read.png');
    await expect(page.locator('portada-save-button')).toHaveScreenshot('framework-save-button.png');
    await page.locator('#change').click();
    await expect(mostRead).toContainText('Vuelve la calma');

    await page.locator('#toggle').click();
    await expect(mostRead).toHaveCount(0);
    await page.locator('#toggle').click();
    await ready(page, 'portada-most-read');
    await expect(mostRead.getByRole('tab')).toHaveCount(2);
    await expect(page.locator('#log')).toContainText('portada-most-read');
    expect(errors).toEqual([]);
  });
}

test('an object that React 19 writes as text before the definition is no value; the next one is', async ({
  page,
  errors,
}) => {
  await page.goto('/react-objects/');
  const mostRead = page.locator('portada-most-read');
  await expect(mostRead).toHaveAttribute('data-state', 'failed');
  await expect(mostRead.getByRole('link', { name: 'Portada', exact: true })).toBeVisible();
  expect(errors).toHaveLength(1);
  await page.locator('#change').click();
  await ready(page, 'portada-most-read');
  await expect(mostRead).toContainText('Vuelve la calma');
  expect(errors).toHaveLength(1);
});
