const DRAWN_SLOT = 'portada';

/**
 * The fallback: the server's children, shown through a slot until the widget has rendered and again if it fails.
 * The nodes are never touched, so bare text, chunks of HTML that arrive later and the page's scripts keep working.
 * In light mode the slots are in a closed shadow root and the widget renders into a child of the element.
 *
 * @param kept the slots of children that stay on screen beside the drawing
 * @returns the slot of all others
 */
export function fallbackSlot(shadow: ShadowRoot, kept: readonly string[] = []): HTMLElement {
  const fallback = document.createElement('slot');
  const slots = [DRAWN_SLOT, ...kept].map((name) => Object.assign(document.createElement('slot'), { name }));
  shadow.append(...slots, fallback);
  return fallback;
}

function newPoint(): HTMLElement {
  const point = document.createElement('div');
  point.className = 'portada';
  return point;
}

/** A container for React among the element's children. */
export function lightPoint(element: Element): HTMLElement {
  const point = newPoint();
  point.slot = DRAWN_SLOT;
  element.append(point);
  return point;
}

/** A container for React in the shadow root. */
export function shadowPoint(shadow: ShadowRoot): HTMLElement {
  const point = newPoint();
  point.part.add('root');
  shadow.prepend(point);
  return point;
}

const FOCUSABLE = ':is(a[href],button,input,select,textarea,summary,[tabindex]):not([tabindex="-1"])';

/** The root of a node: its shadow root, or the document. */
export function ownerRoot(node: Node): DocumentOrShadowRoot {
  const owner = node.getRootNode();
  return owner instanceof ShadowRoot ? owner : document;
}

/** Moves the focus from the fallback to the view: hiding a focused element would lose it. */
export function takeFocusAlong(element: Element, drawing: Element): void {
  const focused = ownerRoot(element).activeElement;
  if (focused === element || !element.contains(focused)) return;
  // A child in a named slot stays visible, and so does the view.
  if ([...element.children].some((child) => child.slot && child.contains(focused))) return;
  for (const candidate of drawing.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    candidate.focus({ preventScroll: true });
    if (ownerRoot(candidate).activeElement === candidate) return;
  }
}

/** A clone of a mounted element contains its rendered nodes: they are removed. */
export function removeClonedPoints(element: Element): void {
  for (const child of [...element.children]) if (child.slot === DRAWN_SLOT) child.remove();
}
