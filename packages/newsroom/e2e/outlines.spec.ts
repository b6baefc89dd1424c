/** What stands on a page twice: as the newsroom serves it, and as its widget draws it. */
import type { Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { mostDiscussed } from './support/comments.ts';
import { listedAs, ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';
import { pollAt, voteTexts } from './support/texts-votes.ts';

/** The parts of an outline, each by what it is in the fallback and in the widget. */
type Parts = Readonly<Record<string, readonly [served: string, drawn: string]>>;

const same = (part: string) => [`.portada-fallback-${part}`, `.portada-${part}`] as const;

const ofComments: Parts = {
  count: same('comments-count'),
  nick: same('comment-nick'),
  date: same('comment-date'),
  time: same('comment-date time'),
  edited: same('comment-edited'),
  text: same('comment-text'),
  gone: ['.portada-fallback-comment-note', '.portada-comment > .portada-comment-note'],
};
const ofPoll: Parts = {
  question: same('poll-question'),
  state: same('poll-state'),
  choice: same('poll-input'),
  text: same('poll-text'),
  votes: same('poll-votes'),
  percent: same('poll-percent'),
  bar: same('poll-bar'),
  hint: ['.portada-fallback-poll-foot', '.portada-poll-note'],
};
const ofStars: Parts = {
  title: same('rating-title'),
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
  mean: same('rating-mean'),
};

const ofFacets: Parts = { filter: same('searcher-facet-group dt'), facet: same('searcher-facet') };
/** Without the words for the days: the widget says "today", a page that may be cached overnight does not. */
const ofWeather: Parts = {
  sky: same('weather-sky'),
  conditions: same('weather-conditions'),
  hour: same('weather-cell time'),
  hourly: same('weather-cell:nth-child(2)'),
};

const HOUR_MS = 3_600_000;

/** Without the hours that have ended, each with its sky: the page is made before the widget, and may have been kept. */
function hoursLeft(outline: readonly string[]): readonly string[] {
  const hasEnded = (line = '') => {
    const [part, , start = ''] = line.split(' | ');
    return part === 'hour' && Date.parse(start) + HOUR_MS <= Date.now();
  };
  return outline.filter((line, index) => !hasEnded(line) && !hasEnded(outline[index - 1]));
}

/** Without what changes with the hour. */
const ofSchedule: Parts = {
  choice: same('schedule-choice'),
  title: same('schedule-title'),
  day: same('schedule-date'),
  time: same('schedule-times time'),
  show: same('schedule-show'),
};

const first = (page: Page, tag: string) => page.locator(tag).first();

/** The parts in the order of the page, each with its text and what else a reader notices of it. */
async function outlineOf(page: Page, tag: string, parts: Parts, side: 0 | 1): Promise<string[]> {
  const selectors = Object.entries(parts).map(([part, pair]) => [part, pair[side]] as const);
  return first(page, tag).evaluate((widget, named) => {
    const all = widget.querySelectorAll(named.map(([, selector]) => selector).join());
    const shown = [...all].filter((element) => !element.closest('noscript'));
    return shown.map((element) => {
      const [part] = named.find(([, selector]) => element.matches(selector)) ?? [];
      const noticed = ['type', 'value', 'datetime', 'max', 'dir'].map((name) => element.getAttribute(name));
      return [part, element.textContent.replace(/\s+/g, ' ').trim(), ...noticed.filter(Boolean)].join(' | ');
    });
  }, selectors);
}

/** @param left what is compared of an outline at the moment */
async function expectAlike(
  page: Page,
  address: string,
  tag: string,
  parts: Parts,
  left = (outline: readonly string[]) => outline,
): Promise<void> {
  await page.goto(address);
  const served = await outlineOf(page, tag, parts, 0);
  expect(served.length).toBeGreaterThan(Object.keys(parts).length / 2);
  await first(page, tag).scrollIntoViewIfNeeded();
  await ready(page, tag);
  await expect(async () => {
    expect(left(await outlineOf(page, tag, parts, 1))).toEqual(left(served));
  }).toPass({ timeout: 30_000 });
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

test('[WTHR-01] the page and the widget tell the same weather', async ({ page, site }) => {
  await expectAlike(page, pageUrl(site.base, '/tiempo/'), 'portada-weather', ofWeather, hoursLeft);
});

test('[SCHD-04] the page and the widget list the same broadcasts', async ({ page, site }) => {
  await expectAlike(page, pageUrl(site.base, '/programacion/'), 'portada-schedule', ofSchedule);
});
