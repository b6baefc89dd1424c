const DRAWN_SLOT = 'portada';

/**
 * What the server wrote inside the element, shown through a slot until the widget has drawn and again if it fails.
 * The nodes themselves are never touched, so bare text, late chunks of HTML and the page's own scripts all keep
 * working. In light mode the slots stand in a closed shadow root and the widget draws into a child of the element.
 */
export class Fallback {
  readonly #children = document.createElement('slot');

  /** @param kept the slots of children that stay on screen beside the drawing */
  constructor(shadow: ShadowRoot, kept: readonly string[] = []) {
    const slots = [DRAWN_SLOT, ...kept].map((name) =>
      Object.assign(document.createElement('slot'), { name }),
    );
    shadow.append(...slots, this.#children);
  }

  show(): void {
    this.#children.hidden = false;
  }

  hide(): void {
    this.#children.hidden = true;
  }
}

function newPoint(): HTMLElement {
  const point = document.createElement('div');
  point.className = 'portada';
  return point;
}

/** A node among the element's own children for React to draw in. */
export function lightPoint(element: Element): HTMLElement {
  const point = newPoint();
  point.slot = DRAWN_SLOT;
  element.append(point);
  return point;
}

/** A node in the shadow root for React to draw in. */
export function shadowPoint(shadow: ShadowRoot): HTMLElement {
  const point = newPoint();
  point.part.add('root');
  shadow.prepend(point);
  return point;
}

const FOCUSABLE = ':is(a[href],button,input,select,textarea,summary,[tabindex]):not([tabindex="-1"])';

/** The shadow root that a node stands in, or the document. */
export function ownerRoot(node: Node): DocumentOrShadowRoot {
  const owner = node.getRootNode();
  return owner instanceof ShadowRoot ? owner : document;
}

/** Whoever is in the fallback with the keyboard goes on in the drawing: a focus that is hidden is lost. */
export function takeFocusAlong(element: Element, drawing: Element): void {
  const focused = ownerRoot(element).activeElement;
  if (focused === element || !element.contains(focused)) return;
  // What stands in a slot of its own is still there, and so is the drawing.
  if ([...element.children].some((child) => child.slot && child.contains(focused))) return;
  for (const candidate of drawing.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    candidate.focus({ preventScroll: true });
    if (ownerRoot(candidate).activeElement === candidate) return;
  }
}

/** A clone of a living element brings along a dead drawing: it goes. */
export function removeClonedPoints(element: Element): void {
  for (const point of element.querySelectorAll(`:scope > [slot="${DRAWN_SLOT}"]`)) point.remove();
}
