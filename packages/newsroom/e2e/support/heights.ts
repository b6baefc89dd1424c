import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The height at which each widget was last painted with its fallback or the space that is reserved for it. */
    servedHeights?: Map<Element, number>;
  }
}

/** The browser counts no shift below it. */
const TOLERANCE = 3;

/** Lists that go on: how long they are depends on how far the reader has come. */
const endless = ['portada-load-more', 'portada-searcher', 'portada-show-index'];

/** Measures the widgets until they have rendered: only what is painted, so with its font. */
export async function watchHeights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heights = new Map<Element, number>();
    const painted = new ResizeObserver((entries) => {
      for (const { target } of entries)
        if (!target.matches('[data-state="ready"]'))
          heights.set(target, target.getBoundingClientRect().height);
    });
    const marked = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) painted.observe(target);
    });
    marked.observe(document, { subtree: true, attributeFilter: ['data-state'] });
    window.servedHeights = heights;
  });
}

/**
 * Expects every widget to be as high as what the page kept for it. A layout shift shows the same only where the reader
 * sees what is below the widget while it comes, which is a matter of luck.
 */
export async function expectServedHeights(page: Page, width: number): Promise<void> {
  const changed = () =>
    page.evaluate(
      ({ tolerance, left }) =>
        [...(window.servedHeights ?? [])]
          .filter(([widget]) => widget.matches('[data-state="ready"]') && !left.includes(widget.localName))
          .map(([widget, served]) => ({ widget, served, drawn: widget.getBoundingClientRect().height }))
          .filter(({ served, drawn }) => Math.abs(drawn - served) >= tolerance)
          .map(({ widget, served, drawn }) => `${widget.localName}: ${served} -> ${drawn}`),
      { tolerance: TOLERANCE, left: endless },
    );
  await expect.poll(changed, `heights of widgets at ${width} px`).toEqual([]);
}
