/** A widget from outside, which is the guide's example: built apart, it runs beside Portada's on the same chunks. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, test } from './support/test.ts';

const guide = new URL('../../../stories/guide/OwnWidget.mdx', import.meta.url);
const core = new URL('../../core', import.meta.url);

/** A block of code of the guide. */
async function codeOf(language: string): Promise<string> {
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(await readFile(guide, 'utf8'))?.[1];
  if (!block) throw new Error(`The guide has no block of ${language}.`);
  return block;
}

function fromDist(name: string): Promise<string> {
  return readFile(new URL(`../../../dist/${name}`, import.meta.url), 'utf8');
}

/** Built as the guide says. */
async function widget(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: await codeOf('tsx'), loader: 'tsx', resolveDir: core.pathname },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'portada',
    external: ['portada/*'],
  });
  return outputFiles[0]?.text ?? '';
}

/** A page of nothing but Portada's snippet with the import map, two of its widgets and one from outside. */
async function serve(page: Page): Promise<void> {
  const [importMap, snippet] = await Promise.all(['importmap.json', 'snippet.html'].map(fromDist));
  const html = `<!doctype html><html lang="es"><head><script type="importmap">${importMap}</script>${snippet}
    <script type="application/json" id="portada-page">{ "webFeatures": { "users": true } }</script>
    <script type="module" src="/diari/widgets.js"></script></head>
    <body><portada-user-menu></portada-user-menu><portada-share-bar></portada-share-bar>
    <hr style="height: 4000px">
    <diari-tides harbour="gijon" days="1" notes='["Marea viva"]'>Mareas</diari-tides></body></html>`;
  const defining = await codeOf('js');
  await page.route('**/diari/widgets.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: defining }),
  );
  await page.route('**/diari/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

async function serveWidget(page: Page): Promise<void> {
  const code = await widget();
  await page.route('**/diari-tides.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  const tides = [
    { time: '06:12', metres: 4.3 },
    { time: '12:31', metres: 0.8 },
  ];
  await page.route('**/api/tides/gijon', (route) => route.fulfill({ json: { tides } }));
}

test('a widget of the publisher’s own runs beside Portada’s, on the page’s one React', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await serve(page);
  await serveWidget(page);
  await page.goto('/diari/');
  await expect(page.locator('portada-user-menu')).toHaveAttribute('data-state', 'ready');
  const tides = page.locator('diari-tides');
  await expect(tides).toHaveAttribute('data-state', 'waiting');
  expect(requests.filter((path) => path.includes('/api/'))).toEqual([]);

  const ready = tides.evaluate((element) => window.portada?.ready(element));
  await page.locator('hr').evaluate((space) => space.remove());
  await ready;
  await expect(tides).toHaveAttribute('data-state', 'ready');
  await expect(tides.getByRole('listitem')).toHaveText(['06:12: 4.3 m']);
  await expect(tides.getByText('Marea viva')).toBeVisible();
  await expect(tides.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', /\/acceso\/|login/);
  await tides.getByRole('button', { name: 'Ocultar' }).click();
  await expect(tides.getByRole('listitem')).toHaveCount(0);
  await page.evaluate(() => window.portada?.setFlags({ diariTides: false }));
  await expect(tides).toBeHidden();
  await expect(tides).toHaveAttribute('data-state', 'off');
  const chunks = requests.filter((path) => path.includes('/chunks/'));
  expect(new Set(chunks).size).toBe(chunks.length);
});

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
