import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './frames.ts';

/** Design §9.4. */
const LIMIT = 0.02;

interface Shift {
  readonly value: number;
  /** What moved and how far, as a line to read. */
  readonly moved: string;
}

interface Expected {
  limit?: number;
  /** The part of the page or the width, for the message. */
  where?: string;
}

/**
 * Expects that hardly anything has moved since the page was opened, by the sum of what the browser reports. A failure
 * says what moved.
 */
export async function expectNoLayoutShift(
  page: Page,
  { limit = LIMIT, where = 'on the page' }: Expected = {},
): Promise<void> {
  await waitForPaint(page);
  const shifts = await page.evaluate(shiftsOfPage);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const report = shifts.map(({ value, moved }) => `\n  ${value.toFixed(4)} ${moved}`).join('');
  expect(sum, `layout shift ${where}${report}`).toBeLessThanOrEqual(limit);
}

/** Those that no key and no press caused. Runs in the page. */
function shiftsOfPage(): Promise<Shift[]> {
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  /** TypeScript does not know it. */
  type LayoutShift = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly Source[];
  };
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? [node.localName, ...node.classList].join('.')
      : `"${node?.textContent?.trim().slice(0, 30) ?? ''}"`;
  const lineOf = ({ node, previousRect: from, currentRect: to }: Source) =>
    `${nameOf(node)} from ${from.x},${from.y} to ${to.x},${to.y}`;
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(
        list
          .getEntries()
          .filter(isShift)
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .map(({ value, sources }) => ({ value, moved: sources.map(lineOf).join('; ') })),
      );
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without any entry the observer is not called; with this one, which every page has, it is, once, with all that
    // there are. A clock of the test's own would make marks that nobody observes.
    observer.observe({ type: 'navigation', buffered: true });
  });
}
