import { type ReactNode, act as reactAct } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Draws on the page for the length of a test. */
export function render(node: ReactNode) {
  const container = document.createElement('div');
  container.className = 'portada';
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  rerender(node);
  onTestFinished(unmount);
  return { container, rerender, unmount };
}

/** Does something and waits until React has drawn what comes of it; for the unit tests, which have no real browser. */
export async function act(work: () => void | Promise<void>): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  try {
    await reactAct(async () => work());
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  }
}

/** The one element that a selector finds. */
export function find<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelectorAll<E>(selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return only;
}
