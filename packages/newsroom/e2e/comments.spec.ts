import { randomUUID } from 'node:crypto';
import {
  articlesIn,
  articleWith,
  commentTexts,
  mostDiscussed,
  openComments,
  say,
} from './support/comments.ts';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { expectVisibleFocus, prepare } from './support/media.ts';
import { check } from './support/quality.ts';
import { enter, SEED_PASSWORD, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

/** An open content, free to be read, whose comments no moderator reads first. */
const isOpen = /<portada-comments[^>]*content-id="\d+">/;
const hasComments = /<article class="portada-fallback-comment"/;
const open = (request: Parameters<typeof articlesIn>[0], base: string) =>
  articlesIn(request, `${base}/videos/`).then((addresses) => articleWith(request, addresses, isOpen));

test('[COMM-01] an anonymous draft is published after login', async ({ page, request, site, reader }) => {
  const words = commentTexts(site);
  const address = await open(request, site.base);
  const comments = await openComments(page, address);
  const text = `Lo cuento yo ${randomUUID()}`;
  const field = comments.getByRole('textbox', { name: words.write });
  await field.fill(text);
  await comments.getByRole('link', { name: words.login }).click();
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(/#comments$/);
  await expect(field).toHaveValue(text);
  await comments.getByRole('button', { name: words.send, exact: true }).click();
  const own = comments.locator('.portada-comment').filter({ hasText: text });
  await expect(own).toBeFocused();
  await expect(own).toContainText(reader.nick);
  await expect(field).toHaveValue('');
  const html = await (await request.get(address)).text();
  expect(html).toContain(text);
});

test('[COMM-01] a reader replies, edits and deletes, and a permalink opens the comment', async ({
  page,
  request,
  site,
  reader,
}) => {
  const words = commentTexts(site);
  await signIn(page, site, reader);
  const comments = await openComments(page, await open(request, site.base));
  const text = `Primero ${randomUUID()}`;
  const own = await say(comments, site, text);
  await own.getByRole('button', { name: words.edit }).click();
  await comments.getByRole('textbox', { name: words.writeEdit }).fill(`${text}, corregido`);
  await comments.getByRole('button', { name: words.saveEdit }).click();
  await expect(own).toContainText(`${text}, corregido`);
  await own.getByRole('button', { name: words.reply }).click();
  await expect(comments.getByRole('textbox')).toHaveCount(2);
  await page.keyboard.insertText(`Respuesta a ${text}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const reply = comments.locator('.portada-comment').filter({ hasText: `Respuesta a ${text}` });
  await expect(reply).toBeFocused();

  const link = await reply.getByRole('link').getAttribute('href');
  await page.goto(link ?? '');
  await expect(reply).toBeFocused();
  await expect(reply).toBeInViewport();
  await reply.getByRole('button', { name: words.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
  await expect(reply).toHaveCount(0);
  // What comes next in the list, or before it, whoever has said it.
  await expect(comments.locator('.portada-comment:focus')).toHaveCount(1);
});

test('[COMM-05] [COMM-06] [COMM-07] a vote and a report count once and persist after a reload', async ({
  page,
  request,
  site,
  reader,
}) => {
  const words = commentTexts(site);
  await signIn(page, site, reader);
  const addresses = await articlesIn(request, `${site.base}/puerto/`).catch(() => []);
  const all = [...addresses, ...(await articlesIn(request, `${site.base}/`))];
  const address = await articleWith(request, all, hasComments);
  const comments = await openComments(page, address);
  const first = comments.locator('.portada-comment').first();
  const like = first.getByRole('button', { name: words.like });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(comments.getByText(words.once)).toBeVisible();
  await first.getByRole('button', { name: words.report, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.report, exact: true }).click();
  await expect(comments.getByText(words.thanks)).toBeVisible();
  await page.reload();
  await comments.scrollIntoViewIfNeeded();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('button', { name: words.reported })).toBeVisible();
});

test('[COMM-04] with pre-moderation a new comment is visible to its author only', async ({
  page,
  request,
  site,
  reader,
}) => {
  const words = commentTexts(site);
  await signIn(page, site, reader);
  const section = site.base ? '/ca/politica/' : '/politica/';
  const address = await articleWith(request, await articlesIn(request, section), isOpen);
  const comments = await openComments(page, address);
  const text = `Que lo lean ${randomUUID()}`;
  const own = await say(comments, site, text);
  await expect(own).toContainText(words.pending);
  await page.reload();
  await comments.scrollIntoViewIfNeeded();
  await expect(comments.locator('.portada-comment').filter({ hasText: text })).toContainText(words.pending);
  const id = /-(\d+)\/$/.exec(address)?.[1];
  expect(await (await request.get(`${site.base}/api/front/comments/${id}`)).text()).not.toContain(text);
});

test('[COMM-02] an incomplete account is asked to complete its profile', async ({ page, request, site }) => {
  await signIn(page, site, { email: 'incompleta@example.com', nick: 'Nerea', password: SEED_PASSWORD });
  const comments = await openComments(page, await open(request, site.base));
  await expect(comments).toContainText(commentTexts(site).incomplete);
});

test('[COMM-09] a comment that cannot be published shows an error and is kept, also after a reload', async ({
  page,
  request,
  site,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const words = commentTexts(site);
  await signIn(page, site, reader);
  const comments = await openComments(page, await open(request, site.base));
  const text = `No se pierde ${randomUUID()}`;
  const field = comments.getByRole('textbox', { name: words.write });
  await page.route(
    (url) => /\/api\/front\/comments\/\d+$/.test(url.pathname),
    (route) => (route.request().method() === 'POST' ? failures[500](route) : route.fallback()),
  );
  await field.fill(text);
  await comments.getByRole('button', { name: words.send, exact: true }).click();
  await expect(comments.getByRole('alert')).toContainText(words.notSent);
  await page.unrouteAll();
  await page.reload();
  await comments.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue(text);
});

test('[COMM-08] closed comments are read-only', async ({ page, request, site }) => {
  // Comments close after a year or so.
  const addresses: string[] = [];
  for (const part of [5, 4, 3]) {
    const answer = await request.get(`${site.base}/webapi/searcher/`, {
      params: { limit: 50, page: part },
    });
    const { results }: { results: { url: string }[] } = await answer.json();
    addresses.push(...results.map(({ url }) => url));
  }
  const address = await articleWith(request, addresses, /<portada-comments[^>]* closed/);
  const comments = await openComments(page, address);
  await expect(comments).toContainText(commentTexts(site).closed);
  await expect(comments.getByRole('textbox')).toHaveCount(0);
});

test('[COMM-01] the page and the widget write the same number of comments', {
  tag: '@ca',
}, async ({ page, request, site }) => {
  const { mostComments } = commentTexts(site);
  const address = await mostDiscussed(request, site);
  const html = await (await request.get(address)).text();
  expect(html).toContain(`<p class="portada-fallback-comments-count">${mostComments}</p>`);
  const comments = await openComments(page, address);
  await expect(comments.locator('.portada-comments-count')).toHaveText(mostComments);
});

test('[COMM-01] the fallback remains if the list cannot be loaded', async ({
  page,
  request,
  site,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const address = await articleWith(request, await articlesIn(request, `${site.base}/`), hasComments);
  await fail(page, '/api/front/comments/', failures[500]);
  await page.goto(address);
  await page.locator('portada-comments').scrollIntoViewIfNeeded();
  await expect(page.locator('portada-comments').getByRole('alert')).toBeVisible();
  await expect(page.locator('.portada-fallback-comment').first()).toBeVisible();
});

test('[COMM-01] a page with comments is accessible, has no layout shift, and shows the focus in any colours', async ({
  page,
  request,
  site,
}) => {
  test.slow();
  const address = await articleWith(request, await articlesIn(request, `${site.base}/`), hasComments);
  await check(page, address, { widths: [1280] });
  const id = /id="comment-(\d+)"/.exec(await (await request.get(address)).text())?.[1];
  await prepare(page);
  await check(page, `${address}?comment=${id}#comment-${id}`, { widths: [360] });
  await page.emulateMedia({ forcedColors: 'active' });
  await expectVisibleFocus(page);
});
