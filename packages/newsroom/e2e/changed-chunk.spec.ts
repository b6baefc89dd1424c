/** The digests of the import map hold for what the loader fetches. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

function fromDist(name: string): Promise<string> {
  return readFile(new URL(`../../../dist/${name}`, import.meta.url), 'utf8');
}

/** A page of nothing but Portada's snippet with the import map, and two of its widgets. */
async function serve(page: Page): Promise<void> {
  const [importMap, snippet] = await Promise.all(['importmap.json', 'snippet.html'].map(fromDist));
  const html = `<!doctype html><html lang="es"><head><script type="importmap">${importMap}</script>${snippet}
    <script type="application/json" id="portada-page">{ "webFeatures": { "users": true } }</script></head>
    <body><portada-user-menu></portada-user-menu><portada-share-bar></portada-share-bar></body></html>`;
  await page.route('**/diari/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

for (const part of ['shared', 'entry'] as const) {
  test(`a chunk that was changed on its way is refused, however often it is asked for: ${part}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/integrity|Failed to fetch dynamically imported module|<portada-share-bar> failed/);
    const { tags } = JSON.parse(await fromDist('manifest.json'));
    const { entry, files }: { entry: string; files: string[] } = tags['portada-share-bar'];
    const shared = files.find((file) => file !== entry && !tags['portada-user-menu'].files.includes(file));
    const changed = { entry, shared }[part];
    await page.route(`**/${changed}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await serve(page);
    await page.goto('/diari/');
    await expect(page.locator('portada-user-menu')).toHaveAttribute('data-state', 'ready');
    const shareBar = page.locator('portada-share-bar');
    await expect(shareBar).toHaveAttribute('data-state', 'failed');
    // Once more than there are addresses to ask for it again.
    for (let round = 0; round < 3; round++) {
      await page.evaluate(async () => {
        const { promise, resolve } = Promise.withResolvers();
        document.addEventListener('portada:error', resolve, { once: true });
        dispatchEvent(new Event('online'));
        await promise;
      });
      await expect(shareBar).toHaveAttribute('data-state', 'failed');
    }
  });
}
