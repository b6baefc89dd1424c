/**
 * `pnpm bench:searcher`: what the searcher costs a slow phone. With the processor slowed down four times it measures
 * how long a search takes from the last byte of its answer to the drawn list; at full speed, the longest task while a
 * list of a thousand results is scrolled from end to end. It serves the `dist/` that is there, to the browser of
 * `CHROMIUM_PATH` or Playwright's own; `SLOWER` asks for another pace.
 */
import type { Page } from 'playwright';
import { quantile } from './bench/measure.ts';
import { openBrowser, openNewsroom } from './bench/newsroom.ts';
import { longestWhileScrolling } from './bench/scroll.ts';

const CONTENTS = 4_000;
const RESULTS = 1_000;
const SEARCHES = 20;
const slower = Number(process.env.SLOWER ?? 4);
const words = ['puerto', 'barrio', 'mercado', 'dique', 'regata'];

/** Notes when a list of the searcher has been drawn. */
function watchDrawing(): void {
  const drawingTimes: number[] = [];
  Object.assign(window, { drawingTimes });
  new MutationObserver((changes) => {
    const hasList = (node: Node) =>
      node instanceof Element && node.querySelector('.portada-searcher-item') !== null;
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(hasList))) return;
    requestAnimationFrame(() => setTimeout(() => drawingTimes.push(performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** The milliseconds from the last byte of the newest answer to the list that it brought, once that is drawn. */
function tookToDraw(): number | undefined {
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/webapi/searcher/'));
  const last = calls.at(-1);
  const drawingTimes: unknown = Reflect.get(window, 'drawingTimes');
  if (!(last instanceof PerformanceResourceTiming) || !Array.isArray(drawingTimes)) return undefined;
  const next = drawingTimes.map(Number).find((time) => time > last.responseEnd);
  return next === undefined ? undefined : next - last.responseEnd;
}

const results = (page: Page) => page.locator('.portada-searcher-item');

/** Searches for one word after the other and answers what each drawing took, in milliseconds. */
async function timeSearches(page: Page): Promise<number[]> {
  const times: number[] = [];
  const field = page.locator('portada-searcher .portada').getByRole('searchbox');
  for (let search = 0; search < SEARCHES; search += 1) {
    await page.evaluate(() => performance.clearResourceTimings());
    const word = words[search % words.length] ?? '';
    const answered = page.waitForResponse((answer) => answer.url().includes('/webapi/searcher/'));
    await field.fill(word);
    await answered;
    await page.waitForURL(new RegExp(`searchText=${word}`));
    const duration = await page.waitForFunction(tookToDraw);
    times.push(Number(await duration.jsonValue()));
  }
  return times;
}

/** Lists so many results, with the button where they no longer come by themselves. */
async function fill(page: Page): Promise<number> {
  const more = page.locator('.portada-searcher-more');
  let count = await results(page).count();
  while (count < RESULTS && (await more.count()) > 0) {
    await more.scrollIntoViewIfNeeded();
    const button = more.getByRole('button');
    if (await button.count()) await button.click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('.portada-searcher-item').length > before,
      count,
    );
    count = await results(page).count();
  }
  return count;
}

const newsroom = await openNewsroom(CONTENTS);
const { address } = newsroom;
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.addInitScript(watchDrawing);
await page.goto(`${address}/hemeroteca/`);
await results(page).first().waitFor();
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
const times = await timeSearches(page);
console.log(`From answer to list, ${slower} times slower, ${SEARCHES} searches:`);
console.log(
  `  median ${quantile(times, 0.5).toFixed(0)} ms, 95th percentile ${quantile(times, 0.95).toFixed(0)} ms`,
);

await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await page.goto(`${address}/hemeroteca/`);
await results(page).first().waitFor();
const count = await fill(page);
await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
console.log(`Scrolling ${count} results:`);
console.log(`  longest task ${(await longestWhileScrolling(page)).toFixed(0)} ms`);
await browser.close();
await newsroom.close();
