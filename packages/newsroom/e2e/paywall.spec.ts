import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { NO_FRAME_MS } from './support/frames.ts';
import { ready } from './support/pages.ts';
import { check, expectAccessible } from './support/quality.ts';
import { enter, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import { opinionPieces, readAll, readForgetfully, scrolls, wallTexts } from './support/wall.ts';

test('[PAY-01] [PAY-02] [PAY-07] [PAY-09] [PAGE-10] the counter, the wall, and access with an account', async ({
  page,
  site,
  edition,
  reader,
}) => {
  test.slow();
  const words = wallTexts[edition];
  const pieces = await opinionPieces(page.request, site, words.section);
  const [first = '', , , , , sixth = ''] = pieces;
  await page.goto(first);
  await expect(page).toHaveURL(first);
  const paywall = page.locator('portada-paywall');
  await expect(paywall.getByText(words.counter)).toBeVisible();
  await expect(paywall.getByRole('img')).toHaveAccessibleName(words.consumed(1));
  expect(await readAll(page, pieces.slice(1, 5))).toEqual([true, true, true, true]);

  await page.goto(sixth);
  const dialog = paywall.getByRole('dialog');
  await expect(dialog.getByText(words.wall)).toBeVisible();
  expect(await scrolls(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const back = new URL(page.url());
  await expect(dialog.getByRole('link', { name: words.register })).toHaveAttribute(
    'href',
    new RegExp(`/registro/\\?backUrl=${encodeURIComponent(back.href)}`),
  );

  await dialog.getByRole('link', { name: words.login }).click();
  await page.waitForURL('**/acceso/?backUrl=*');
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(back.href);
  await expect(page.locator('.article__walled p').last()).toBeVisible();
  await expect(page.locator('#wall-title')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => scrolls(page)).toBe(true);

  const whole = await readAll(page, pieces.slice(0, 12));
  expect(whole.filter(Boolean)).toHaveLength(10);
  await page.goto(pieces[whole.indexOf(false)] ?? '');
  await expect(paywall.getByText(words.ownLimit)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paywall.getByText(words.ownLimit)).toBeHidden();
});

test('[PAY-10] the scroll lock is removed with the element', async ({ page, site, edition }) => {
  const words = wallTexts[edition];
  const pieces = await opinionPieces(page.request, site, words.section);
  await readAll(page, pieces.slice(0, 5));
  await page.goto(pieces[5] ?? '');
  await expect(page.locator('portada-paywall').getByText(words.wall)).toBeVisible();
  expect(await scrolls(page)).toBe(false);
  await page.locator('portada-paywall').evaluate((element) => element.remove());
  await expect.poll(() => scrolls(page)).toBe(true);
});

test('without script the text is missing too, with instructions in its place', async ({
  browser,
  baseURL,
  page,
  site,
  edition,
}) => {
  const words = wallTexts[edition];
  const pieces = await opinionPieces(page.request, site, words.section);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const bare = await plain.newPage();
  for (const address of pieces.slice(0, 6)) await bare.goto(address);
  await expect(bare.getByRole('heading', { name: words.cut })).toBeVisible();
  await expect(bare.locator('.wall a').first()).toHaveAttribute('href', /\/registro\/\?backUrl=/);
  await expect(bare.locator('.prose.article__walled')).toHaveCount(0);
  await plain.close();
});

test('without cookies no metered text is served, however often it is requested', async ({
  baseURL,
  playwright,
  page,
  site,
  edition,
}) => {
  const words = wallTexts[edition];
  const [first = ''] = await opinionPieces(page.request, site, words.section);
  for (let visit = 0; visit < 3; visit += 1) {
    const html = await readForgetfully(playwright, new URL(first, baseURL).href);
    expect(html).toContain(words.noCookies);
    expect(html).not.toContain('class="prose article__walled"');
  }
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a text that was read is not cached', async ({ page, site, edition }) => {
    const [first = ''] = await opinionPieces(page.request, site, wallTexts[edition].section);
    await page.goto('/es/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`/es${first}`);
    const secret = await page.locator('.article__walled p').last().textContent();
    const cached = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const answer of await cache.matchAll()) texts.push(await answer.text());
      }
      return texts;
    });
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter((text) => text.includes(secret ?? ''))).toEqual([]);
  });
});

test('[PAY-14] [PAY-15] a version is tested from the showroom, and the banner returns to the published one', {
  tag: '@ca',
}, async ({ page, site, edition }) => {
  const words = wallTexts[edition];
  const [first = ''] = await opinionPieces(page.request, site, words.section);
  const tested = `${edition}-2`;
  await page.goto(`${site.base}/showroom/?version=${tested}&path=${first.slice(site.base.length)}`);
  const opened = page.context().waitForEvent('page');
  await page.locator(`a[href*="/showroom/version/${tested}/"]`).click();
  const trial = await opened;
  await trial.waitForURL(`**${first}`);
  const banner = trial.locator('portada-paywall-testing-banner');
  await expect(banner.getByText(tested)).toBeVisible();
  await expect(banner.getByRole('region')).toHaveAttribute('lang', 'es');
  await expect(trial.locator('portada-paywall').getByText(words.counter)).toHaveCount(0);
  await banner.getByRole('button').click();
  await expect(trial.locator('portada-paywall').getByText(words.counter)).toBeVisible();
  await expect(banner).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain(PAYWALL_VERSION_COOKIE);
});

test('[PAY-03] two tabs and two devices of one account share its limit', async ({
  page,
  browser,
  baseURL,
  site,
  edition,
  reader,
}) => {
  const pieces = await opinionPieces(page.request, site, wallTexts[edition].section);
  await signIn(page, site, reader);
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  await phone.addCookies(await page.context().cookies());
  const [tabs, there] = await Promise.all([
    readAll(page, pieces.slice(0, 6)),
    readAll(await phone.newPage(), pieces.slice(6, 12)),
  ]);
  expect([...tabs, ...there].filter(Boolean)).toHaveLength(10);
  await phone.close();
});

test('[PAGE-05] 40 changes of every flag on a page of 30 widgets cause no error and no leak', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(`${site.base}/`);
  await ready(page, 'portada-user-menu');
  const widgets = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map(({ localName }) => localName)
      .filter((name) => name.startsWith('portada-')),
  );
  for (let more = widgets.length; more < 30; more += 1) {
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('portada-save-button'));
    });
  }
  const session = await page.context().newCDPSession(page);
  const flip = (times: number) =>
    page.evaluate(
      async ({ count, limit }) => {
        const tags = [...document.querySelectorAll('*')].map(({ localName }) => localName);
        const flags = tags
          .filter((name) => name.startsWith('portada-'))
          .map((name) => name.slice(8).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
        const all = (on: boolean) => Object.fromEntries(flags.map((flag) => [flag, on]));
        for (let time = 0; time < count; time += 1) {
          window.portada?.setFlags(all(time % 2 === 1));
          await new Promise((resolve, reject) => {
            setTimeout(reject, limit, new Error('The page draws no frames.'));
            requestAnimationFrame(resolve);
          });
        }
      },
      { count: times, limit: NO_FRAME_MS },
    );
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  /** What is there once all widgets have come and nothing changes any more. */
  const weigh = async () => {
    await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
    let last = await count();
    const isStill = async () => {
      const [before, now] = [last, await count()];
      last = now;
      return before.nodes === now.nodes && before.jsEventListeners === now.jsEventListeners;
    };
    await expect.poll(isStill, { intervals: [1000] }).toBe(true);
    return last;
  };
  await flip(10);
  const before = await weigh();
  await flip(40);
  // The collector takes what it likes at a time.
  await expect
    .poll(async () => (await count()).jsEventListeners)
    .toBeLessThan(before.jsEventListeners * 1.1 + 20);
  await expect.poll(async () => (await count()).nodes).toBeLessThan(before.nodes * 1.1 + 100);
});

test('[PAY-09] a metered page is accessible, without layout shift or page errors', async ({
  page,
  site,
  edition,
}) => {
  test.slow();
  const [first = ''] = await opinionPieces(page.request, site, wallTexts[edition].section);
  // An article’s page, with the counter.
  await check(page, first, { widths: [360] });
  await expect(page.locator('portada-paywall').getByText(wallTexts[edition].counter)).toBeVisible();
});
