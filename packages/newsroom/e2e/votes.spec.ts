import type { Locator, Page } from '@playwright/test';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { listedAs, ready } from './support/pages.ts';
import { check } from './support/quality.ts';
import { enter, signIn } from './support/readers.ts';
import { test as base, expect } from './support/test.ts';
import { pollAt, voteTexts } from './support/texts-votes.ts';

const test = base.extend<{ say: (typeof voteTexts)['es' | 'ca'] }>({
  say: async ({ edition }, use) => use(voteTexts[edition]),
});

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const poll = page.locator('portada-poll');
  await poll.scrollIntoViewIfNeeded();
  await ready(page, 'portada-poll');
  return poll;
}

const votesIn = (poll: Locator) => poll.getByRole('meter');

test('[POLL-01] [POLL-02] an anonymous choice is voted after login, once', async ({
  page,
  request,
  site,
  say,
  reader,
}) => {
  const address = await pollAt(request, site, say.polls.open);
  const poll = await open(page, address);
  await poll.getByRole('radio').nth(1).check();
  await poll.getByRole('button', { name: say.vote }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText(say.voteLogin);
  await modal.getByRole('link', { name: site.modalLogin }).click();
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${address}`);
  await poll.scrollIntoViewIfNeeded();
  await expect(poll.getByRole('radio').nth(1)).toBeChecked();
  await poll.getByRole('button', { name: say.vote }).click();
  await expect(poll.getByRole('status').filter({ hasText: say.thanks })).toBeVisible();
  await expect(votesIn(poll)).toHaveCount(4);
  const shares = await votesIn(poll).evaluateAll((all) =>
    all.map((meter) => Number(meter.getAttribute('value'))),
  );
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  await page.reload();
  await poll.scrollIntoViewIfNeeded();
  await expect(poll.getByRole('listitem').nth(1)).toContainText(say.yours);
  await expect(poll.getByRole('button', { name: say.vote })).toHaveCount(0);
});

test('[POLL-01] a reader votes for several options by keyboard; voting without a choice shows an error', async ({
  page,
  request,
  site,
  say,
  reader,
}) => {
  await signIn(page, site, reader);
  const poll = await open(page, await pollAt(request, site, say.polls.several));
  const [first, second] = [poll.getByRole('checkbox').nth(0), poll.getByRole('checkbox').nth(1)];
  await poll.getByRole('button', { name: say.vote }).focus();
  await page.keyboard.press('Enter');
  await expect(poll.getByRole('alert')).toHaveText(say.voteNeeded);
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(second).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(votesIn(poll)).toHaveCount(5);
  await expect(poll.getByText(`${say.yours}:`)).toHaveCount(2);
  await expect(poll.getByRole('heading')).toBeFocused();
});

test('[POLL-01] a closed poll shows its results with script and without, a future one when it opens', {
  tag: '@ca',
}, async ({ browser, page, request, site, say }) => {
  const closed = await pollAt(request, site, say.polls.closed);
  const poll = await open(page, closed);
  await expect(poll).toContainText(say.closed);
  await expect(votesIn(poll)).toHaveCount(3);
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  await plain.goto(closed);
  await expect(plain.locator('portada-poll').getByRole('meter')).toHaveCount(3);
  await plain.close();
  const coming = await open(page, await pollAt(request, site, say.polls.coming));
  await expect(coming).toContainText(say.opens);
  await expect(coming.getByRole('button')).toHaveCount(0);
});

test('[POLL-01] a failed vote keeps the choice, and a retry counts', async ({
  page,
  request,
  site,
  say,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await signIn(page, site, reader);
  const poll = await open(page, await pollAt(request, site, say.polls.festival));
  const restore = await fail(page, '/vote', failures.offline);
  await poll.getByRole('radio').nth(2).check();
  await poll.getByRole('button', { name: say.vote }).click();
  await expect(poll.getByRole('alert')).toContainText(say.failed);
  await expect(poll.getByRole('radio').nth(2)).toBeChecked();
  await restore();
  await poll.getByRole('button', { name: say.vote }).click();
  await expect(votesIn(poll)).toHaveCount(3);
});

for (const which of ['closed', 'coming'] as const) {
  test(`[POLL-01] the page of a poll (${which}) is accessible, without layout shift or page errors`, async ({
    page,
    request,
    site,
    say,
  }) => {
    test.slow();
    await check(page, await pollAt(request, site, say.polls[which]), { widths: [360] });
  });
}

test('[RATE-01] [RATE-02] anybody rates a recipe once, and page and structured data are updated', async ({
  page,
  request,
  site,
  say,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const address = await listedAs(request, site, 'recipe');
  await page.goto(address);
  const rating = page.locator('portada-recipe-rating');
  await rating.scrollIntoViewIfNeeded();
  await ready(page, 'portada-recipe-rating');
  const before = Number(await rating.getAttribute('votes'));
  await rating.getByRole('radio', { name: say.stars }).check({ force: true });
  await rating.getByRole('button', { name: say.rate, exact: true }).click();
  await expect(rating.getByText(say.ratingThanks)).toBeVisible();
  await expect(rating.getByText(say.own)).toBeVisible();
  const html = await (await request.get(address)).text();
  expect(html).toContain(`"ratingCount":${before + 1}`);
  expect(html).toContain(`votes="${before + 1}"`);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await rating.scrollIntoViewIfNeeded();
  await rating.getByRole('radio', { name: say.stars }).check({ force: true });
  await rating.getByRole('button', { name: say.rate, exact: true }).click();
  await expect(rating.getByText(say.ratedBefore)).toBeVisible();
  await expect(rating).toHaveAttribute('votes', String(before + 1));
});
