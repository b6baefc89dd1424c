/**
 * A `ResizeObserver` whose callback runs in the next frame. One that changes the layout in the observer's own turn may
 * resize what it observes, and the host page gets an error: "ResizeObserver loop completed with undelivered
 * notifications".
 */
export function createResizeObserver(onResize: (entries: readonly ResizeObserverEntry[]) => void) {
  const latest = new Map<Element, ResizeObserverEntry>();
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    for (const entry of entries) latest.set(entry.target, entry);
    frame ||= requestAnimationFrame(() => {
      const entries = [...latest.values()];
      frame = 0;
      latest.clear();
      onResize(entries);
    });
  });
  return {
    observe: (element: Element) => observer.observe(element),
    unobserve(element: Element): void {
      latest.delete(element);
      observer.unobserve(element);
    },
    disconnect(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      latest.clear();
      observer.disconnect();
    },
  };
}
