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

/** To be called as the view takes the fallback's place. */
export function keepLatePress(host: HTMLElement): void {
  // What the button went down on is active until it comes up. The view is too new for that, and the rest stays.
  if (!host.matches(':active') || host.querySelector(':scope > [slot]:active')) return;
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
  const onReady = (event: Event) => {
    const [host] = event.composedPath();
    if (host instanceof HTMLElement) keepLatePress(host);
  };
  document.addEventListener('portada:ready', onReady, { capture: true });
}
