/** What the main thread of a page has to do, told so that a slow machine and busy neighbours change nothing. */
import type { CDPSession, Page } from '@playwright/test';
import { NO_FRAME_MS } from '../../e2e/support/frames.ts';

/** About as many as a layer with a form has. */
const ELEMENTS = 150;
const ROUNDS = 5;

export interface Press {
  /** What the main thread worked from the press until its frame was drawn, in milliseconds of its own clock. */
  readonly work: number;
  /** The same, as a multiple of what drawing `ELEMENTS` bare elements costs this thread. */
  readonly units: number;
  /** Milliseconds of the wall's clock until the frame, as the browser tells it; 0 where it was below 16. */
  readonly duration: number;
  /** The longest task until the page was at rest, by the wall’s clock; 0 where none took 50 ms. */
  readonly longest: number;
}

/** The time that the main thread itself has worked, without what other processes took from it. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Waits until what has changed is on screen. */
const drawn = (page: Page) =>
  page.evaluate(
    (limit) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(reject, limit, new Error('The page draws no frames.'));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    NO_FRAME_MS,
  );

/** Draws elements and takes them away again. */
const draw = (page: Page) =>
  page.evaluate((count) => {
    const list = document.createElement('ul');
    for (let number = 0; number < count; number += 1) {
      const item = list.appendChild(document.createElement('li'));
      item.append('Un texto de la página ', document.createElement('button'));
      item.addEventListener('click', () => undefined);
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
  }, ELEMENTS);

async function unitOf(page: Page, session: CDPSession): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await workOf(session);
    await draw(page);
    times.push((await workOf(session)) - before);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}

function watch(): void {
  const seen = { longest: 0, duration: 0 };
  Object.assign(window, { seen });
  const keep = (name: keyof typeof seen) => (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries()) seen[name] = Math.max(seen[name], duration);
  };
  new PerformanceObserver(keep('longest')).observe({ type: 'longtask' });
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver(keep('duration')).observe(events);
}

/**
 * Does something to a page that is at rest.
 *
 * @param slower how many times slower the processor is to be; what slows it down has to wait for its own turn on a busy
 *   machine, so that `units` is to be judged at full speed only
 * @param atRest waits until all that came of it has been done
 */
export async function measurePress(
  page: Page,
  act: () => Promise<void>,
  slower: number,
  atRest: () => Promise<void>,
): Promise<Press> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const unit = await unitOf(page, session);
  await page.evaluate(watch);
  await drawn(page);
  const before = await workOf(session);
  await act();
  await drawn(page);
  const work = (await workOf(session)) - before;
  await atRest();
  await drawn(page);
  const { longest, duration } = await page.evaluate(
    (): Pick<Press, 'longest' | 'duration'> => Reflect.get(window, 'seen'),
  );
  return { work, units: work / unit, duration, longest };
}
