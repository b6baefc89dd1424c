/**
 * A press of the mouse that begins on the fallback and ends on the view in its place. The browser gives its click to
 * what both have in common, the widget's element or more, of which nothing is to be pressed; here it is given to what
 * is under the pointer.
 */

function underPointer(host: HTMLElement, { clientX, clientY }: MouseEvent): Element | undefined {
  const place = host.shadowRoot ?? host;
  const root = place.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const under = root.elementFromPoint(clientX, clientY);
  return under && under !== host && place.contains(under) ? under : undefined;
}

/**
 * What the mouse's button went down on, up to the window. `:active` does not tell: whatever is laid out anew, such as
 * the children of an element that gets a shadow root, is not active until the mouse is looked at again. It is asked
 * for what was pressed before this code came alone.
 */
let pressed: readonly EventTarget[] = [...document.querySelectorAll(':active')];

/** To be called as the view takes the fallback's place. */
export function keepLatePress(host: HTMLElement): void {
  if (!pressed.includes(host)) return;
  // A child in a named slot stays on screen.
  if (pressed.some((part) => part instanceof Element && part.slot && part.parentElement === host)) return;
  const onClick = (event: MouseEvent) => {
    const [common] = event.composedPath();
    if (!(common instanceof Node && common.contains(host))) return;
    underPointer(host, event)?.dispatchEvent(new MouseEvent('click', event));
  };
  // The next click is that of this press, or there is none.
  window.addEventListener('click', onClick, { capture: true, once: true });
}

/** For every widget on the page, as it is ready. */
export function keepLatePresses(): void {
  const onDown = (event: MouseEvent) => {
    pressed = event.composedPath();
  };
  const onUp = () => {
    pressed = [];
  };
  const onReady = (event: Event) => {
    const [host] = event.composedPath();
    if (host instanceof HTMLElement) keepLatePress(host);
  };
  window.addEventListener('mousedown', onDown, { capture: true });
  window.addEventListener('mouseup', onUp, { capture: true });
  document.addEventListener('portada:ready', onReady, { capture: true });
}
