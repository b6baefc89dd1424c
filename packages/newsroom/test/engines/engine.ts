/** What the tests ask of a browser, whichever engine it has. */
import type { EvaluateFunc } from 'puppeteer-core';

/** Selectors, each within what the one before it found, open shadow roots included. */
export type Path = readonly string[];

/** An element of the page, to be used as a reader would. */
export interface Handle {
  click(): Promise<void>;
  /** Types into the focused or clicked element. */
  type(text: string): Promise<void>;
  /** Chooses a file in a file field. */
  attach(file: string): Promise<void>;
}

/** A key that is pressed where the caret is. */
export type PressedKey = 'Backspace' | 'Tab' | '1';

export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate<Given extends unknown[], Script extends EvaluateFunc<Given>>(
    script: Script,
    ...given: Given
  ): Promise<Awaited<ReturnType<Script>>>;
  element(path: Path): Promise<Handle | undefined>;
  press(key: PressedKey): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Engine {
  /** A tab that shares neither cookies nor storage with any other. One at a time. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** The window's size. */
export const viewport = { width: 1280, height: 800 };

/** Runs in the page: the first visible element at the end of the path, or a hidden one; scrolled into view. */
export function find(path: Path): Element | null {
  const search = (place: ParentNode, selector: string): Element[] => [
    ...(place instanceof Element && place.shadowRoot ? search(place.shadowRoot, selector) : []),
    ...place.querySelectorAll(selector),
    ...[...place.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? search(shadowRoot, selector) : [],
    ),
  ];
  let found: readonly ParentNode[] = [document];
  for (const selector of path) {
    const inside = found.flatMap((place) => search(place, selector));
    // A widget that waits until it is seen has drawn nothing yet.
    const [place] = found;
    if (inside.length === 0 && place instanceof Element) place.scrollIntoView({ block: 'center' });
    found = inside;
  }
  const elements = found.filter((one) => one instanceof Element);
  const visible = elements.find((one) => one.checkVisibility({ visibilityProperty: true }));
  const element = visible ?? elements[0] ?? null;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}
