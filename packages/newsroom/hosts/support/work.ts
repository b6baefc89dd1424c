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

/** Does something to a page that is at rest. */
export async function measurePress(page: Page, act: () => Promise<void>): Promise<Press> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const unit = await unitOf(page, session);
  await drawn(page);
  const before = await workOf(session);
  await act();
  await drawn(page);
  const work = (await workOf(session)) - before;
  return { work, units: work / unit };
}
