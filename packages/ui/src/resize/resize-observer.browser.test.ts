import { expect, onTestFinished, test, vi } from 'vitest';
import { createResizeObserver } from './resize-observer.ts';

function box(parent: Element): HTMLElement {
  const element = document.createElement('div');
  element.style.width = '100px';
  parent.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** Errors that the page gets; an observer's loop is one of them. */
function pageErrors(): string[] {
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    errors.push(event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('error', note, { capture: true });
  onTestFinished(() => window.removeEventListener('error', note, { capture: true }));
  return errors;
}

/** Both observe an outer and an inner box, and widen the outer one when the inner one changes. */
function widenOuter(observe: (callback: () => void) => Pick<ResizeObserver, 'observe' | 'disconnect'>) {
  const outer = box(document.body);
  const inner = box(outer);
  const widen = vi.fn(() => {
    outer.style.width = inner.style.width;
  });
  const observer = observe(widen);
  onTestFinished(() => observer.disconnect());
  observer.observe(outer);
  observer.observe(inner);
  return { outer, inner, widen };
}

test('a callback that resizes what is observed is no error of the page, unlike in the observer’s own turn', async () => {
  const errors = pageErrors();
  const own = widenOuter((callback) => new ResizeObserver(callback));
  await vi.waitFor(() => expect(own.widen).toHaveBeenCalled());
  own.inner.style.width = '200px';
  await vi.waitFor(() => expect(errors).toEqual([expect.stringMatching('ResizeObserver loop')]));

  errors.length = 0;
  const { outer, inner, widen } = widenOuter(createResizeObserver);
  await vi.waitFor(() => expect(widen).toHaveBeenCalled());
  inner.style.width = '200px';
  await vi.waitFor(() => expect(outer.offsetWidth).toBe(200));
  expect(errors).toEqual([]);
});

test('tells the latest size of each element, once a frame', async () => {
  const element = box(document.body);
  const told: number[] = [];
  const observer = createResizeObserver((entries) => {
    for (const { contentRect } of entries) told.push(contentRect.width);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(element);
  await vi.waitFor(() => expect(told).toEqual([100]));
  element.style.width = '300px';
  await vi.waitFor(() => expect(told).toEqual([100, 300]));
});

test('does not call back once it is disconnected', async () => {
  const element = box(document.body);
  const [onResize, later] = [vi.fn(), vi.fn()];
  const observer = createResizeObserver(onResize);
  const ending = new ResizeObserver(() => observer.disconnect());
  const other = createResizeObserver(later);
  onTestFinished(() => [ending, other].forEach((each) => void each.disconnect()));
  // In this order in one frame: the callback is due, is cancelled, and one that is due after it runs.
  for (const each of [observer, ending, other]) each.observe(element);
  await vi.waitFor(() => expect(later).toHaveBeenCalled());
  expect(onResize).not.toHaveBeenCalled();
});

test('observes again after it was disconnected while a callback was due, and tells of what it observes now', async () => {
  const [first, second] = [box(document.body), box(document.body)];
  const told: Element[] = [];
  const observer = createResizeObserver((entries) => void told.push(...entries.map(({ target }) => target)));
  const disconnect = vi.fn(() => observer.disconnect());
  const ending = new ResizeObserver(disconnect);
  onTestFinished(() => [observer, ending].forEach((each) => void each.disconnect()));
  for (const each of [observer, ending]) each.observe(first);
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalled());
  observer.observe(second);
  await vi.waitFor(() => expect(told).toEqual([second]));
});
