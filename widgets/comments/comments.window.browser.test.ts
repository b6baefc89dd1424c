import { listComments } from '@portada/contract';
import { nextFrame } from '@portada/core/test/frames.ts';
import { ok } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, beginSession, mount } from '../test/mount.ts';
import { CONTENT, commentsBackEnd } from './test/comments-back-end.ts';
import './index.ts';

const PAGES = 12;
const SIZE = 20;
/** Of a scroll: few enough for a slow machine. */
const STEPS = 12;

beforeEach(async () => {
  await page.viewport(400, 800);
  adoptTokens();
});

/** A page of a long list, by its cursor. */
function pageAt(number: number) {
  return {
    comments: Array.from({ length: SIZE }, (_, nth) => ({
      id: String(10_000 - number * SIZE - nth),
      nick: 'vecina',
      text: 'Lo que hay que decir no cabe en una línea. '.repeat(1 + (nth % 3)),
    })),
    numComments: PAGES * SIZE,
    cursorMark: number + 1 < PAGES ? number + 1 : null,
  };
}

const drawn = () => document.querySelectorAll('article').length;
const isDrawn = (id: number) => document.querySelector(`#comment-${id}`) !== null;
const height = () => document.documentElement.scrollHeight;

async function scrollTo(top: number): Promise<void> {
  const from = window.scrollY;
  for (let step = 1; step <= STEPS; step += 1) {
    window.scrollTo({ top: from + ((top - from) * step) / STEPS, behavior: 'instant' });
    await nextFrame();
  }
}

/** Goes on at the foot until nothing follows: a page at a press. */
async function goToTheEnd(): Promise<void> {
  for (let turn = 1; turn < PAGES; turn += 1) {
    const foot = document.querySelector('.portada-more');
    const before = document.querySelectorAll('.portada-comments-list > div:not([class])').length;
    foot?.scrollIntoView();
    if (foot?.querySelector('button')) await userEvent.click(foot.querySelector('button') ?? foot);
    await expect
      .poll(() => document.querySelectorAll('.portada-comments-list > div:not([class])').length)
      .toBeGreaterThan(before);
  }
}

test('[COMM-01] a long list is drawn where it is read, and keeps its length and its place', async () => {
  beginSession();
  const { change } = commentsBackEnd();
  change(listComments, ({ url }) => ok(pageAt(Number(url.searchParams.get('cursor') ?? 0)))());
  await mount('portada-comments', { 'content-id': CONTENT });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await goToTheEnd();
  const whole = height();
  for (const round of [1, 2]) {
    await scrollTo(0);
    await expect.poll(() => isDrawn(10_000), { message: `the first, round ${round}` }).toBe(true);
    await expect.poll(drawn).toBeLessThan(6 * SIZE);
    await scrollTo(whole);
    await expect
      .poll(() => isDrawn(10_000 - PAGES * SIZE + 1), { message: `the last, round ${round}` })
      .toBe(true);
    await expect.poll(drawn).toBeLessThan(6 * SIZE);
    await expect.poll(() => Math.abs(height() - whole)).toBeLessThan(whole * 0.02);
  }
});
