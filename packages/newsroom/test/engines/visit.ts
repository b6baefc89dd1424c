/** A reader in one tab, in front of the newsroom. */
import type { EvaluateFunc } from 'puppeteer-core';
import { vi } from 'vitest';
import type { Handle, Path, Tab } from './engine.ts';
import type { Front } from './front.ts';

/** An upper limit, not a delay: machines with two cores are slow now and then. */
const LIMIT = { timeout: 40_000, interval: 100 };

export interface Visit {
  readonly tab: Tab;
  readonly front: Front;
  /** Opens a path of the newsroom. */
  open(path: string): Promise<void>;
  /** Waits until a function says so in the page, which sees nothing but its arguments. */
  until<Given extends unknown[], Script extends EvaluateFunc<Given>>(
    what: string,
    script: Script,
    ...given: Given
  ): Promise<void>;
  /** The first visible element at the end of the path, once it is there. */
  element(...path: Path): Promise<Handle>;
  click(...path: Path): Promise<void>;
  /** Clicks into a field and types. */
  type(text: string, ...path: Path): Promise<void>;
}

export function visitOf(tab: Tab, front: Front): Visit {
  const element = (...path: Path) =>
    vi.waitFor(async () => {
      const found = await tab.element(path);
      if (!found) throw new Error(`There is no ${path.join(' >> ')}.`);
      return found;
    }, LIMIT);
  return {
    tab,
    front,
    open: (path) => tab.open(front.origin + path),
    async until(what, script, ...given) {
      // A page that is being left answers with an error.
      await vi.waitFor(async () => {
        if ((await tab.evaluate(script, ...given)) !== true) throw new Error(`Not yet: ${what}.`);
      }, LIMIT);
    },
    element,
    // Found anew each time: the widget may take the place of what was found in its fallback.
    click: (...path) => vi.waitFor(async () => (await element(...path)).click(), LIMIT),
    async type(text, ...path) {
      await (await element(...path)).type(text);
    },
  };
}

/** What went wrong, once everything that the page has to report has arrived. */
export async function problemsOf({ tab, front }: Visit): Promise<string[]> {
  await vi.waitFor(
    () =>
      tab.evaluate(() => {
        dispatchEvent(new Event('report'));
        return fetch('/robots.txt').then(() => undefined);
      }),
    LIMIT,
  );
  return front.problems();
}
