const DRAWN_SLOT = 'portada';

/**
 * What the server wrote inside the element, shown through a slot until the widget has drawn and again if it fails.
 * The nodes themselves are never touched, so bare text, late chunks of HTML and the page's own scripts all keep
 * working. In light mode the slots stand in a closed shadow root and the widget draws into a child of the element.
 */
export class Fallback {
  readonly #children = document.createElement('slot');

  constructor(shadow: ShadowRoot) {
    const drawn = document.createElement('slot');
    drawn.name = DRAWN_SLOT;
    shadow.append(drawn, this.#children);
  }

  show(): void {
    this.#children.hidden = false;
  }

  hide(): void {
    this.#children.hidden = true;
  }
}

/** A node among the element's own children for React to draw in. */
export function lightPoint(element: Element): HTMLElement {
  const point = document.createElement('div');
  point.slot = DRAWN_SLOT;
  element.append(point);
  return point;
}

/** A clone of a living element brings along a dead drawing: it goes. */
export function removeClonedPoints(element: Element): void {
  for (const point of element.querySelectorAll(`:scope > [slot="${DRAWN_SLOT}"]`)) point.remove();
}
