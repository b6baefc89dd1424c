/**
 * One lock on the page's scrolling for all widgets: a dialog, a menu and a paywall may hold it together, and the page
 * scrolls again when the last lets go. The page neither loses its place nor jumps when its scrollbar goes.
 */

type Style = readonly [element: HTMLElement, property: string, value: string];

let holders = 0;
let restore: (() => void) | undefined;

function isScroller(element: HTMLElement): boolean {
  const { overflowY } = getComputedStyle(element);
  return overflowY === 'auto' || overflowY === 'scroll';
}

/**
 * Usually the window scrolls, and hiding the overflow of `html` stops it. What `body` says then applies to the body
 * itself and would make it a scroll container, in which sticky headers lose their hold: so it is made visible, unless
 * the page scrolls in its body.
 */
function lockStyles(): Style[] {
  const { documentElement: html, body } = document;
  const scrollbar = window.innerWidth - html.clientWidth;
  const bodyScrolls =
    getComputedStyle(html).overflowY !== 'visible' &&
    isScroller(body) &&
    body.scrollHeight > body.clientHeight;
  const overflow = (element: HTMLElement, value: string): Style[] => [
    // One by one: a shorthand reads as empty where the page had set one side only.
    [element, 'overflow-x', value],
    [element, 'overflow-y', value],
  ];
  const styles = [...overflow(html, 'hidden'), ...overflow(body, bodyScrolls ? 'hidden' : 'visible')];
  if (scrollbar > 0) styles.push([html, 'scrollbar-gutter', 'stable']);
  if (bodyScrolls && body.offsetWidth > body.clientWidth) styles.push([body, 'scrollbar-gutter', 'stable']);
  return styles;
}

/** Sets inline properties by script, which a strict CSP allows, and answers how to put back what was there. */
function apply([{ style }, property, value]: Style): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, before, priority);
}

/** Holds the page still until the answer is called; calling it twice does no harm. */
export function lockScroll(): () => void {
  holders += 1;
  if (holders === 1) {
    const undo = lockStyles().map(apply);
    restore = () => {
      for (const step of undo) step();
    };
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) restore?.();
  };
}
