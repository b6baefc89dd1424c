/** What helps to read an article: the size of its text, how far the reader is, and a link to what it says. */
import type { Page } from '@playwright/test';
import { expectNoLayoutShift } from './support/layout-shift.ts';
import { openArticle } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const sizeOf = (page: Page) =>
  page
    .locator('.prose')
    .first()
    .evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize));

test('the size of the text is chosen by keyboard and kept, and the text never jumps to it', async ({
  page,
  site,
}) => {
  await openArticle(page, site);
  const usual = await sizeOf(page);
  const sizes = page.getByRole('group', { name: 'Tamaño del texto' });
  await sizes.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: 'Muy grande' })).toBeChecked();
  expect((await sizeOf(page)) / usual).toBeCloseTo(1.45);
  await page.reload();
  await expect(sizes.getByRole('radio', { name: 'Muy grande' })).toBeChecked();
  expect((await sizeOf(page)) / usual).toBeCloseTo(1.45);
  await expectNoLayoutShift(page, { limit: 0.01 });

  // The last choice holds, though a browser that goes back remembers what was chosen then.
  await page.goto(`${site.base}/`);
  await page.evaluate(() => localStorage.setItem('newsroom:text-size', 'normal'));
  await page.goBack();
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(sizes.getByRole('radio', { name: 'Normal' })).toBeChecked();
});

test('a line tells how far the text is read, and none where motion is reduced', async ({ page, site }) => {
  const line = () =>
    page.evaluate(() => {
      const { animationName, transform } = getComputedStyle(document.body, '::before');
      return { animationName, read: new DOMMatrix(transform).a };
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 400, height: 500 });
  await openArticle(page, site);
  expect((await line()).read).toBe(0);
  await page
    .locator('.prose')
    .last()
    .evaluate((prose) => prose.scrollIntoView({ block: 'end' }));
  await expect.poll(async () => (await line()).read).toBeGreaterThan(0.95);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await line()).animationName).toBe('none');
});

/** Selects from the first of these words to the last, as a reader does who is not careful of whole words. */
async function select(page: Page, first: string, last: string): Promise<void> {
  await page.evaluate(
    ([from = '', to = '']) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
      const [start, end] = [
        nodes.find(({ data }) => data.includes(from)),
        nodes.find(({ data }) => data.includes(to)),
      ];
      if (!start || !end) throw new Error('no such words');
      const [at, until] = [start.data.indexOf(from) + 1, end.data.indexOf(to) + to.length - 1];
      document.getSelection()?.setBaseAndExtent(start, at, end, until);
    },
    [first, last],
  );
}

test('what is selected of the text is shared as a link that leads to it', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  // A text with all that has a meaning in the address.
  await context.route(/-\d+\/$/, async (route) => {
    const answer = await route.fetch();
    const added =
      '<p>Pacto puerto-ciudad, sí & «no» al 50 %, dice Eva.</p><h2>Breve</h2><p>Eso es lo que venga después, claro.</p>';
    const body = (await answer.text()).replace(/(<div class="prose">.*?<\/p>)/s, `$1${added}`);
    await route.fulfill({ response: answer, body });
  });
  await openArticle(page, site);
  const share = page.getByRole('button', { name: 'Compartir cita' });
  await expect(share).toBeHidden();
  expect(scripts.filter((url) => url.includes('quote.js'))).toEqual([]);

  // A press in the text is where the Tab key goes on from.
  await page.getByText('Pacto puerto-ciudad').click();
  await select(page, 'puerto-ciudad', '50 %, dice');
  await expect(share).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Cita copiada' })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [, quotation, fragment = ''] = /^«(.*)» http.*?\/#:~:text=(\S*)$/.exec(copied) ?? [];
  expect(quotation).toBe('puerto-ciudad, sí & «no» al 50 %, dice');
  expect(fragment).toBe('puerto%2Dciudad%2C%20s%C3%AD%20%26%20%C2%ABno%C2%BB%20al%2050%20%25%2C%20dice');

  await select(page, 'Pacto', 'claro');
  await share.click();
  const far = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(far.split(':~:text=')[1] ?? '')).toBe(
    'Pacto puerto-ciudad, sí & «no» al,es lo que venga después, claro',
  );
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await expect(share).toBeHidden();

  for (const text of [copied, far]) {
    const opened = await context.newPage();
    await opened.goto(/http\S+/.exec(text)?.[0] ?? '');
    await expect.poll(() => opened.evaluate(() => scrollY)).toBeGreaterThan(100);
    await opened.close();
  }
});
