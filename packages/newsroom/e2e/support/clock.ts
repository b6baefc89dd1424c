import type { BrowserContext } from '@playwright/test';

/** How far faketime has moved the clocks of the newsroom and of the tests, in seconds; it leaves the browser alone. */
const AHEAD = Number(process.env.FAKETIME ?? 0);

/** Moves the dates of the page by so many milliseconds. */
function moveDates(ms: number): void {
  const native = Date;
  const now = () => native.now() + ms;
  globalThis.Date = new Proxy(native, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], made),
    apply: () => new native(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Gives the pages of a browser context the date of the newsroom. */
export async function shareClock(context: BrowserContext): Promise<void> {
  if (AHEAD !== 0) await context.addInitScript(moveDates, AHEAD * 1_000);
}
