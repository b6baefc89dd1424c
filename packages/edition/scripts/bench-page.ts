/**
 * `pnpm bench:page`: what a crowded page costs a slow phone. It puts 200 served cards and 30 widgets, taken from the
 * newsroom's own pages, on one page, and measures with the processor slowed down four times how long the main thread
 * is blocked while the page starts and while it is scrolled to its foot, and what moves meanwhile. It serves the
 * `dist/` that is there; `SLOWER` asks for another pace, `RUNS` for more runs.
 */
import type { Browser, Page } from 'playwright';
import { watchRest } from '../../newsroom/scripts/page-rest.ts';
import { drawing } from './bench/frames.ts';
import { blockingOf } from './bench/main-thread.ts';
import { quantile } from './bench/measure.ts';
import { openBrowser, openNewsroom } from './bench/newsroom.ts';

const CARDS = 200;
const WIDGETS = 30;
const PATH = '/bench/';
const slower = Number(process.env.SLOWER ?? 4);
const runs = Number(process.env.RUNS ?? 5);

interface Parts {
  readonly head: string;
  readonly masthead: string;
  readonly cards: readonly string[];
  readonly widgets: readonly string[];
}

/** What one page of the newsroom has to give, as its HTML. */
function partsOf(): Parts {
  const html = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.outerHTML);
  const isAlone = (tag: string) =>
    !/^<portada-(searcher|show-index|load-more|search-opening|header)/.test(tag);
  return {
    head: document.head.innerHTML,
    masthead: html('.masthead')[0] ?? '',
    cards: html('main .portada-fallback-card'),
    widgets: html('main :not(portada-searcher) > *').filter(
      (tag) => tag.startsWith('<portada-') && isAlone(tag),
    ),
  };
}

async function collect(browser: Browser, address: string): Promise<Parts> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.route('**/portada.js', (route) => route.abort());
  const cards: string[] = [];
  const widgets = new Map<string, string>();
  const take = async (path: string) => {
    await page.goto(address + path);
    const parts = await page.evaluate(partsOf);
    cards.push(...parts.cards);
    for (const widget of parts.widgets) widgets.set(`${path} ${widgets.size}`, widget);
    return parts;
  };
  const { head, masthead } = await take('/');
  const lead = await page.locator('main h3 a[href], main h2 a[href]').first().getAttribute('href');
  for (const path of [lead ?? '/', '/directo/', '/politica/', '/boletines/']) await take(path);
  for (let number = 2; cards.length < CARDS; number += 1) await take(`/hemeroteca/${number}/`);
  await page.close();
  return { head, masthead, cards: cards.slice(0, CARDS), widgets: [...widgets.values()] };
}

/** One page of them all, a widget after so many cards. */
function compose({ head, masthead, cards, widgets }: Parts): string {
  const every = Math.floor(CARDS / WIDGETS);
  const body = cards.map((card, index) => {
    const round = Math.floor(index / every);
    const widget = index % every === 0 && round < WIDGETS ? widgets[round % widgets.length] : '';
    return `${widget}${card}`;
  });
  return `<!doctype html><html lang="es"><head>${head}</head><body>${masthead}<main class="wrap">${body.join('\n')}</main></body></html>`;
}

/** Notes what blocks and what moves, from the start. */
function watch(): void {
  const seen = { tasks: [0], shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

interface PageMetrics {
  readonly blocking: number;
  readonly shift: number;
}

async function look(page: Page): Promise<PageMetrics> {
  const seen = await page.evaluate((): { tasks: number[]; shift: number } => Reflect.get(window, 'seen'));
  return { blocking: blockingOf(seen.tasks), shift: seen.shift };
}

async function scrollThrough(page: Page): Promise<void> {
  const scrolled = page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
  });
  await drawing(scrolled);
}

async function run(browser: Browser, address: string, html: string): Promise<[PageMetrics, PageMetrics]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const atRest = watchRest(page);
  await page.addInitScript(watch);
  await page.route(`**${PATH}`, async (route) => {
    // The page's headers, its policy among them, are those of a real one.
    const answer = await route.fetch({ url: `${address}/` });
    await route.fulfill({ response: answer, body: html });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address + PATH);
  await atRest();
  const started = await look(page);
  await scrollThrough(page);
  await atRest();
  const scrolled = await look(page);
  await context.close();
  return [started, scrolled];
}

const newsroom = await openNewsroom();
const browser = await openBrowser();
const parts = await collect(browser, newsroom.address);
const html = compose(parts);
const seen: [PageMetrics, PageMetrics][] = [];
for (let round = 0; round < runs; round += 1) seen.push(await run(browser, newsroom.address, html));
const median = (values: number[]) => quantile(values, 0.5);
const kinds = new Set(parts.widgets.map((widget) => /^<([\w-]+)/.exec(widget)?.[1]));
console.log(
  `${CARDS} cards and ${WIDGETS} widgets of ${kinds.size} kinds, ${slower} times slower, ${runs} runs:`,
);
console.log(`  blocked while it starts   ${median(seen.map(([{ blocking }]) => blocking)).toFixed(0)} ms`);
console.log(`  and once it is read       ${median(seen.map(([, { blocking }]) => blocking)).toFixed(0)} ms`);
console.log(`  layout shift              ${median(seen.map(([, { shift }]) => shift)).toFixed(4)}`);
await browser.close();
await newsroom.close();
