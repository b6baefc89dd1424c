/** What runs in the measured page: notes long tasks, acts as a reader does, and tells when each step is seen. */

/** One thing that a reader waits for, after one thing that they do. */
export interface Step {
  /** Pressed first: selectors from the document inwards, through shadow roots and frames, parted by `>>>`. */
  readonly press?: string;
  /** Whether it is pressed frame by frame until it listens, as it does not tell when. */
  readonly insist?: boolean;
  /** Typed into first. */
  readonly type?: { readonly into: string; readonly text: string };
  /** Scrolled to first. */
  readonly reach?: string;
  /** Whether the page is read to its foot first. */
  readonly read?: boolean;
  /** What is to be seen then. */
  readonly see: string;
  /** How many of them; 0 where it is to be gone. */
  readonly count?: number;
  /** Whether its text is to be another than before. */
  readonly changes?: boolean;
}

/** What the page tells, by a function of this name; times are milliseconds since 1970. */
export type BenchMessage =
  | { readonly kind: 'start' | 'act' | 'seen'; readonly at: number }
  | { readonly kind: 'task'; readonly took: number };

export const TELL = 'tellBench';

/** Self-contained, as a page needs it. Goes on after a navigation: where it is stands in the session's storage. */
export function watch({ steps, name }: { readonly steps: readonly Step[]; readonly name: string }): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const tell = (told: BenchMessage): void => Reflect.get(window, name)(told);
  const now = () => performance.timeOrigin + performance.now();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tell({ kind: 'task', took: duration });
  }).observe({ type: 'longtask', buffered: true });

  const inside = (node: Document | Element): ParentNode => {
    if (node instanceof HTMLIFrameElement) return node.contentDocument ?? node;
    return (node instanceof Element && node.shadowRoot) || node;
  };
  const all = (path: string) =>
    path
      .split(' >>> ')
      .reduce<(Document | Element)[]>(
        (found, selector) => found.flatMap((node) => [...inside(node).querySelectorAll(selector)]),
        [document],
      );
  const isShown = (node: Document | Element) =>
    'checkVisibility' in node && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const find = (path: string) => all(path).filter(isShown);

  const act = ({ press, type }: Step, target: Document | Element) => {
    // Those of a frame are no elements of this window's classes.
    if (press && 'click' in target && typeof target.click === 'function') target.click();
    else if (type) {
      // The setter of the prototype: React replaces that of the element.
      Reflect.set(Object.getPrototypeOf(target), 'value', type.text, target);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    } else if ('scrollIntoView' in target) target.scrollIntoView({ behavior: 'instant' });
  };

  const KEY = 'bench';
  let { at, acted } = JSON.parse(sessionStorage.getItem(KEY) ?? '{"at":0,"acted":false}');
  let before: string | null | undefined;
  const keep = () => sessionStorage.setItem(KEY, JSON.stringify({ at, acted }));
  if (at === 0 && !acted) tell({ kind: 'start', at: performance.timeOrigin });

  const isSeen = ({ see, count, changes }: Step) => {
    const found = find(see);
    const isThere = count === 0 ? found.length === 0 : found.length >= (count ?? 1);
    return isThere && !(changes && found[0]?.textContent === before);
  };
  /** Whether all is done that the step asks for. */
  const isDone = (step: Step): boolean => {
    const path = step.press ?? step.type?.into;
    const [target] = step.reach ? all(step.reach) : path ? find(path) : [document];
    if (acted && step.insist && target) act(step, target);
    if (acted || !target) return acted;
    before = find(step.see)[0]?.textContent;
    acted = true;
    keep();
    if (target === document) return true;
    tell({ kind: 'act', at: now() });
    act(step, target);
    return true;
  };
  /** Reads on; whether the foot is reached. */
  const isRead = () => {
    const { scrollTop, scrollHeight } = document.documentElement;
    if (scrollTop + innerHeight >= scrollHeight - 1) return true;
    window.scrollBy({ top: innerHeight / 4, behavior: 'instant' });
    return false;
  };

  const look = () => {
    const step = steps[at];
    if (!step) return;
    requestAnimationFrame(look);
    // What is seen is not pressed again.
    const isOver = acted && !step.read && isSeen(step);
    if (!isOver && (!isDone(step) || (step.read && !isRead()) || !isSeen(step))) return;
    pass();
  };
  const pass = () => {
    tell({ kind: 'seen', at: now() });
    at += 1;
    acted = false;
    keep();
  };
  requestAnimationFrame(look);
}
