/**
 * `pnpm bench:comments`: what ten thousand comments cost a slow phone. With the processor slowed down four times it
 * measures how long it takes from the sight of the comments to the first of them, and from sending one's own to its
 * standing there; then how many nodes and how much memory the page holds, and the longest task, once all have been
 * gone through, twice. It serves the `dist/` that is there, to the browser of `CHROMIUM_PATH` or Playwright's own;
 * `SLOWER` asks for another pace, `RUNS` for more runs, `COMMENTS` for another number.
 */

import { PUBLISHED_PASSWORD } from '@portada/newsroom';
import type { Browser, CDPSession, Page } from 'playwright';
import { watchRest } from '../../newsroom/scripts/page-rest.ts';
import { addSeedAccounts } from '../src/seed/accounts.ts';
import { fillComments } from './bench/comments.ts';
import { drawing } from './bench/frames.ts';
import { quantile } from './bench/measure.ts';
import { openBrowser, openNewsroom } from './bench/newsroom.ts';
import { longestWhileScrolling } from './bench/scroll.ts';

const amount = Number(process.env.COMMENTS ?? 10_000);
const slower = Number(process.env.SLOWER ?? 4);
const runs = Number(process.env.RUNS ?? 5);
const ROUNDS = 2;

async function newPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** Milliseconds from the first sight of the comments to the first one that the widget draws. */
async function timeFirst(browser: Browser, address: string): Promise<number> {
  const { page, session } = await newPage(browser);
  const atRest = watchRest(page);
  await page.goto(address);
  await atRest();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const drawn = page.evaluate(async () => {
    const start = performance.now();
    document.querySelector('portada-comments')?.scrollIntoView({ behavior: 'instant' });
    while (!document.querySelector('.portada-comment')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  const took = await drawing(drawn);
  await page.context().close();
  return took;
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/acceso/`);
  const form = page.locator('portada-login');
  await form.locator('input[name=email]').fill('lectora@example.com');
  await form.locator('input[name=password]').fill(PUBLISHED_PASSWORD);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/perfil/**');
}

/** Milliseconds from sending to the own comment with the focus. */
async function timeOwn(page: Page, round: number): Promise<number> {
  const field = page.locator('.portada-comments-write textarea');
  await field.fill(`Mi comentario número ${round}`);
  const sent = page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('.portada-comments-write button[type=submit]');
    const start = performance.now();
    button?.click();
    while (!document.activeElement?.matches('.portada-comment')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  return drawing(sent);
}

/** Loads page after page at the foot of the list until there is none, and answers how many there are. */
async function loadAll(page: Page): Promise<number> {
  const loaded = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let pages = 0;
    for (;;) {
      const more = document.querySelector('.portada-more');
      if (!more) return pages;
      more.scrollIntoView({ block: 'end', behavior: 'instant' });
      const button = more.querySelector('button');
      if (button && button.getAttribute('aria-busy') !== 'true') {
        button.click();
        pages += 1;
      }
      await frame();
    }
  });
  return drawing(loaded);
}

async function weigh(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return `${nodes} nodes, ${(usedSize / 1_048_576).toFixed(1)} MB`;
}

const newsroom = await openNewsroom();
const contentId = await fillComments(newsroom.db, amount);
await addSeedAccounts(newsroom.db);
const browser = await openBrowser();
const { page, session } = await newPage(browser);
await page.goto(newsroom.address);
const path = await page.locator(`a[href$="-${contentId}/"]`).first().getAttribute('href');
const address = newsroom.address + path;

const first: number[] = [];
for (let round = 0; round < runs; round += 1) first.push(await timeFirst(browser, address));
console.log(`${amount} comments, ${slower} times slower, ${runs} runs:`);
console.log(`  from sight to the first   ${quantile(first, 0.5).toFixed(0)} ms`);

await logIn(page, newsroom.address);
await page.goto(`${address}#comments`);
await page.locator('.portada-comment').first().waitFor();
await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
const own: number[] = [];
// Five in a minute is all that a reader may say.
for (let round = 0; round < Math.min(runs, 5); round += 1) own.push(await timeOwn(page, round));
console.log(`  from sending to one’s own ${quantile(own, 0.5).toFixed(0)} ms`);

await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
console.log(`  at the beginning          ${await weigh(session)}`);
await loadAll(page);
for (let round = 1; round <= ROUNDS; round += 1) {
  const longest = await longestWhileScrolling(page);
  console.log(
    `  gone through, time ${round}      ${await weigh(session)}, longest task ${longest.toFixed(0)} ms`,
  );
}
await browser.close();
await newsroom.close();
