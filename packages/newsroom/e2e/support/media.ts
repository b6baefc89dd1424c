import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** What has moved since the page was opened. */
    movements?: string[];
    /** Every element of the page, those of open shadow roots too, that the selector fits and the reader sees. */
    seen?: (selector: string) => HTMLElement[];
  }
}

/** A4 between the margins of most printers, in CSS pixels. */
const SHEET = { width: 718, height: 1_047 };

/** Gives the pages to come what the checks below ask; first of all. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = (root: Document | ShadowRoot): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    window.seen = (selector) =>
      all(document).filter(
        (element) => element.matches(selector) && element.checkVisibility({ visibilityProperty: true }),
      );
  });
}

/**
 * Records on the pages to come what moves; the function answers it. What fades in its place does not, nor what is over
 * within a frame.
 */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const movements: string[] = [];
    const still = ['opacity', 'color', 'backgroundColor', 'visibility'];
    const ofKeyframe = ['offset', 'computedOffset', 'easing', 'composite'];
    const moves = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      Number(effect.getComputedTiming().duration) > 16 &&
      effect
        .getKeyframes()
        .flatMap(Object.keys)
        .some((property) => ![...still, ...ofKeyframe].includes(property));
    const record = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !target.getAnimations().some(moves)) return;
      movements.push(`${type} ${target.localName}.${target.getAttribute('class')}`);
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, record, true);
    window.movements = movements;
  });
  return () => page.evaluate(() => window.movements ?? ['nothing was recorded']);
}

/** The page has taken the dark colours: without them axe would measure the light ones again. */
export async function expectDark(page: Page): Promise<void> {
  const [red, green, blue] = await page.evaluate(() =>
    (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  );
  for (const part of [red, green, blue]) expect(part).toBeLessThan(64);
}

/**
 * The text is on the sheet, in light colours, with its address, and nothing that a sheet cannot do. A picture that
 * opens larger is a picture, and the tab that shows is the name of its list.
 */
export async function expectOnPaper(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('main :is(h1, h2):not(.visually-hidden)').filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(page.locator('.printed')).toContainText(new URL(page.url()).pathname);
  const printed = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    pressed: window
      .seen?.(
        'button:not([aria-selected="true"]), input, select, textarea, video, audio, iframe, dialog, .portada-button, .portada-searcher-facet',
      )
      .filter((element) => !element.querySelector('img'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  }));
  expect(printed).toEqual({ overflow: 0, scheme: 'light', pressed: [] });
  await page.emulateMedia({ media: 'screen' });
  if (before) await page.setViewportSize(before);
}

/** In forced colours shadows and backgrounds are gone: a field is seen by its border alone, or by that around it. */
export async function expectBoundaries(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const hasBorder = (element: Element | null) => {
      if (!element) return false;
      const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
      return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    };
    return window
      .seen?.('input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), select, textarea')
      .filter((field) => !hasBorder(field) && !hasBorder(field.parentElement))
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(lost).toEqual([]);
}

/** What is chosen is seen in forced colours, too, which leave neither shadows nor colours: it differs from its like. */
export async function expectChoiceSeen(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const state = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]';
    const looks = (element: Element) =>
      [undefined, '::before', '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .map(({ color, backgroundColor, borderStyle, borderWidth, borderColor, fontWeight, ...style }) =>
          [
            color,
            backgroundColor,
            borderStyle,
            borderWidth,
            borderColor,
            fontWeight,
            style.content,
            style.textDecorationLine,
            style.outlineStyle,
          ].join(),
        )
        .join();
    /** The next of its kind that is not chosen, in the same list. */
    const like = (chosen: Element) =>
      [
        ...(chosen.closest('ul, ol, dl, [role="tablist"], nav')?.querySelectorAll(chosen.localName) ?? []),
      ].find((element) => !element.matches(state) && element.classList.value === chosen.classList.value);
    return window
      .seen?.(state)
      .filter((chosen) => {
        const other = like(chosen);
        return other && looks(other) === looks(chosen);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(lost).toEqual([]);
}

/** Whatever takes the keyboard's focus has an outline: its shadows and backgrounds are gone in forced colours. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // From here on the browser shows the focus, wherever it goes.
  await page.keyboard.press('Tab');
  const unseen = await page.evaluate(() => {
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    /** A card's link has the outline of the area that it makes of the card. */
    const stylesOf = (element: Element) =>
      [undefined, '::after'].map((pseudo) => getComputedStyle(element, pseudo));
    const isUnseen = (element: HTMLElement) => {
      element.focus({ preventScroll: true });
      const shown = [element, ...(element.parentElement ? [element.parentElement] : [])].flatMap(stylesOf);
      return element.matches(':focus') && !shown.some(isOutlined);
    };
    return window
      .seen?.(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not(main)',
      )
      .filter(isUnseen)
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(unseen).toEqual([]);
}
