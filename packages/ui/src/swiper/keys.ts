import { keyOf } from '../key-of.ts';
import { positionToReveal, slideToReveal, viewAt } from './geometry.ts';
import { type Motion, measure, type StripNodes, slidesOf } from './motion.ts';

const FOCUSABLE = ':is(a[href], button, [tabindex="0"]):not(:disabled)';

/** What can have the focus in a slide, be it drawn there or the page's own node in its slot. */
function focusableIn(slide: Element): HTMLElement | undefined {
  const slotted = [...slide.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  const all = [slide, ...slotted].flatMap((root) => [
    ...(root !== slide && root.matches(FOCUSABLE) ? [root] : []),
    ...root.querySelectorAll(FOCUSABLE),
  ]);
  return all.find((one) => one instanceof HTMLElement);
}

/** Where a key leads from the slide at `index`; nothing for other keys. */
export function slideAfterKey(
  key: string,
  index: number,
  count: number,
  vertical: boolean,
): number | undefined {
  if (key === (vertical ? 'ArrowDown' : 'ArrowRight')) return Math.min(index + 1, count - 1);
  if (key === (vertical ? 'ArrowUp' : 'ArrowLeft')) return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const writes = (target: EventTarget | undefined) =>
  target instanceof Element && target.matches('input, textarea, select, video, audio, [contenteditable]');

/** Slide by slide, or, where something lies over the strip's ends, as `scroll-padding` says, just far enough. */
function reveal(nodes: StripNodes, motion: Motion, slide: number): void {
  const geometry = measure(nodes);
  const covered = Number.parseFloat(getComputedStyle(nodes.window).scrollPaddingInlineStart) || 0;
  if (covered > 0) {
    const position = positionToReveal(geometry, motion.position(), slide, covered);
    if (position !== undefined) motion.move(position);
  } else {
    const first = slideToReveal(geometry, motion.position(), slide);
    if (first !== undefined) motion.show(first, true);
  }
}

/**
 * Arrow keys, Home and End move the strip, and the focus with it where it is in a slide; and the strip moves to
 * whatever gets the focus by keyboard. By listeners of its own, since React does not hear of what happens in the
 * page's own nodes.
 *
 * @param onKey told of each key that is one of these
 */
export function moveByKeys(nodes: StripNodes, motion: () => Motion | null, onKey: () => void): () => void {
  const { window: view, vertical } = nodes;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const path = event.composedPath();
    const moving = motion();
    if (!moving || writes(path[0])) return;
    const slides = slidesOf(nodes);
    const focused = slides.findIndex((slide) => path.includes(slide));
    const from = focused < 0 ? viewAt(measure(nodes), moving.position()).first : focused;
    const next = slideAfterKey(keyOf(event), from, slides.length, vertical);
    const slide = next === undefined ? undefined : slides[next];
    if (next === undefined || !slide) return;
    event.preventDefault();
    onKey();
    const target = focused < 0 ? undefined : focusableIn(slide);
    if (target) target.focus({ preventScroll: true });
    else moving.show(next, true);
  };
  const onFocus = (event: FocusEvent) => {
    const moving = motion();
    const path = event.composedPath();
    const [focused] = path;
    if (!moving || !(focused instanceof Element) || !focused.matches(':focus-visible')) return;
    const slide = slidesOf(nodes).findIndex((one) => path.includes(one));
    if (slide >= 0) reveal(nodes, moving, slide);
  };
  // A link or a picture that the browser drags about cannot be swiped.
  const onDrag = (event: Event) => event.preventDefault();
  // Also while one of its buttons has the focus, or one of the dialog that it fills.
  const around = view.closest('dialog') ?? view.closest('.portada-strip') ?? view;
  const onAnyKey = (event: Event) => {
    if (event instanceof KeyboardEvent) onKeyDown(event);
  };
  around.addEventListener('keydown', onAnyKey);
  view.addEventListener('focusin', onFocus);
  view.addEventListener('dragstart', onDrag);
  return () => {
    around.removeEventListener('keydown', onAnyKey);
    view.removeEventListener('focusin', onFocus);
    view.removeEventListener('dragstart', onDrag);
  };
}
