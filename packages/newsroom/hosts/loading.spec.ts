/** What becomes of a widget whose code does not come, in a browser that keeps no failed import by its address. */
import { expect, ready, test } from './support/test.ts';

for (const times of [1, 2]) {
  test(`a chunk that fails, ${times} of 3 times, is asked for at its own address first`, async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/chunks/save-button-*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return asked.length > times ? route.continue() : route.abort();
    });
    await page.goto('/alone/save-button');
    await ready(page, 'portada-save-button');
    expect(asked).toEqual(['', '', '?1'].slice(0, times + 1));
  });
}
