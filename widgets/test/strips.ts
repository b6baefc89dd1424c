import { expect } from 'vitest';

/** What a widget with a strip has drawn, and where its slides lie. */
export function inside(element: HTMLElement, selector: string): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function only(element: HTMLElement, selector: string): HTMLElement {
  const [one] = inside(element, selector);
  if (!one) throw new Error(`${selector} is not there.`);
  return one;
}

export const slidesOf = (element: HTMLElement) => inside(element, '.portada-strip-slide');
export const stripOf = (element: HTMLElement) => only(element, '.portada-strip-window');
export const isSwiped = (element: HTMLElement) =>
  stripOf(element).classList.contains('portada-strip--swiped');
/** The library is fetched first, which a busy machine takes its time for. */
export const swiped = (element: HTMLElement) => expect.poll(() => isSwiped(element)).toBe(true);

/** How many slides fit, the space between them counted. */
export function slidesPerView(element: HTMLElement, vertical = false): number {
  const [one, two] = slidesOf(element).map((slide) => slide.getBoundingClientRect());
  if (!one || !two) throw new Error('There are at least two slides.');
  const { clientWidth, clientHeight } = stripOf(element);
  const size = vertical ? one.height : one.width;
  const step = vertical ? two.top - one.top : two.left - one.left;
  return ((vertical ? clientHeight : clientWidth) + step - size) / step;
}

/** The indexes of the slides that lie in the strip's window as a whole. */
export function whole(element: HTMLElement): number[] {
  const frame = stripOf(element).getBoundingClientRect();
  return slidesOf(element).flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return left >= frame.left - 2 && right <= frame.right + 2 ? [index] : [];
  });
}

/** Drags with the mouse, as pointer events tell it. */
export function drag(element: HTMLElement, from: Element, by: number): void {
  const { x, y } = from.getBoundingClientRect();
  const pointer = (type: string, clientX: number) =>
    new PointerEvent(type, {
      clientX,
      clientY: y + 5,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      bubbles: true,
      composed: true,
      cancelable: true,
      buttons: 1,
    });
  from.dispatchEvent(pointer('pointerdown', x + 5));
  for (const part of [0.25, 0.5, 0.75, 1]) element.dispatchEvent(pointer('pointermove', x + 5 + by * part));
  element.dispatchEvent(pointer('pointerup', x + 5 + by));
}
