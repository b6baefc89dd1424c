/** Comments, polls and stars stand on a page twice: as the newsroom serves them, and as their widgets draw them. */
import type { Page } from '@playwright/test';
import { mostDiscussed } from './support/comments.ts';
import { listedAs, ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';
import { pollAt, voteTexts } from './support/texts-votes.ts';

/** The parts of an outline, each by what it is in the fallback and in the widget. */
type Parts = Readonly<Record<string, readonly [served: string, drawn: string]>>;

const ofComments: Parts = {
  count: ['.portada-fallback-comments-count', '.portada-comments-count'],
  nick: ['.portada-fallback-comment-nick', '.portada-comment-nick'],
  date: ['.portada-fallback-comment-date', '.portada-comment-date'],
  time: ['.portada-fallback-comment-date time', '.portada-comment-date time'],
  edited: ['.portada-fallback-comment-edited', '.portada-comment-edited'],
  text: ['.portada-fallback-comment-text', '.portada-comment-text'],
  gone: ['.portada-fallback-comment-note', '.portada-comment > .portada-comment-note'],
};
const ofPoll: Parts = {
  question: ['.portada-fallback-poll-question', '.portada-poll-question'],
  state: ['.portada-fallback-poll-state', '.portada-poll-state'],
  choice: ['.portada-fallback-poll-input', '.portada-poll-input'],
  text: ['.portada-fallback-poll-text', '.portada-poll-text'],
  votes: ['.portada-fallback-poll-votes', '.portada-poll-votes'],
  percent: ['.portada-fallback-poll-percent', '.portada-poll-percent'],
  bar: ['.portada-fallback-poll-bar', '.portada-poll-bar'],
  hint: ['.portada-fallback-poll-foot', '.portada-poll-note'],
};
const ofStars: Parts = {
  title: ['.portada-fallback-rating-title', '.portada-rating-title'],
  whole: [
    '.portada-fallback-rating-star:has(.portada-fallback-icon--filled:not(.portada-fallback-rating-half))',
    '.portada-rating-star:has(.portada-rating-whole)',
  ],
  half: [
    '.portada-fallback-rating-star:has(.portada-fallback-rating-half)',
    '.portada-rating-star:has(.portada-rating-half)',
  ],
  none: [
    '.portada-fallback-rating-star:not(:has(.portada-fallback-icon--filled))',
    '.portada-rating-star:not(:has(.portada-rating-whole, .portada-rating-half))',
  ],
  mean: ['.portada-fallback-rating-mean', '.portada-rating-mean'],
};

const ofFacets: Parts = {
  filter: ['.portada-fallback-searcher-facet-group dt', '.portada-searcher-facet-group dt'],
  facet: ['.portada-fallback-searcher-facet', '.portada-searcher-facet'],
};

/** The parts in the order of the page, each with its text and what else a reader notices of it. */
async function outlineOf(page: Page, tag: string, parts: Parts, side: 0 | 1): Promise<string[]> {
  const selectors = Object.entries(parts).map(([part, pair]) => [part, pair[side]] as const);
  return page.locator(tag).evaluate((widget, named) => {
    const all = widget.querySelectorAll(named.map(([, selector]) => selector).join());
    const shown = [...all].filter((element) => !element.closest('noscript'));
    return shown.map((element) => {
      const [part] = named.find(([, selector]) => element.matches(selector)) ?? [];
      const noticed = ['type', 'value', 'datetime', 'max', 'dir'].map((name) => element.getAttribute(name));
      return [part, element.textContent.replace(/\s+/g, ' ').trim(), ...noticed.filter(Boolean)].join(' | ');
    });
  }, selectors);
}

async function expectAlike(page: Page, address: string, tag: string, parts: Parts): Promise<void> {
  await page.goto(address);
  const served = await outlineOf(page, tag, parts, 0);
  expect(served.length).toBeGreaterThan(Object.keys(parts).length / 2);
  await page.locator(tag).scrollIntoViewIfNeeded();
  await ready(page, tag);
  await expect.poll(() => outlineOf(page, tag, parts, 1)).toEqual(served);
}

test('[COMM-01] the page and the widget tell the same of comments', async ({ page, request, site }) => {
  await expectAlike(page, await mostDiscussed(request, site), 'portada-comments', ofComments);
});

for (const which of ['several', 'closed'] as const) {
  test(`[POLL-01] the page and the widget draw the same poll: ${which}`, async ({
    page,
    request,
    site,
    edition,
  }) => {
    const address = await pollAt(request, site, voteTexts[edition].polls[which]);
    await expectAlike(page, address, 'portada-poll', ofPoll);
  });
}

test('[RATE-01] the page and the widget draw the same stars', async ({ page, request, site }) => {
  await expectAlike(page, await listedAs(request, site, 'recipe'), 'portada-recipe-rating', ofStars);
});

test('the page and the widget narrow a search by the same links', async ({ page, site, edition }) => {
  const { word } = searchTexts[edition];
  await expectAlike(page, `${site.base}/buscar/?text=${word}&kind=article`, 'portada-searcher', ofFacets);
});
