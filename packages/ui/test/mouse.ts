import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

let at = { x: 0, y: 0 };

async function send(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', buttons = 0): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount: 1 });
}

async function moveTo(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  // The tests are in a frame of the browser's page.
  const frame = window.frameElement?.getBoundingClientRect();
  at = { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 };
  await send('mouseMoved');
}

/** The mouse itself, whose button goes down at one moment and comes up at another. */
export const mouse = {
  moveTo,
  async downOn(element: Element): Promise<void> {
    await moveTo(element);
    await send('mousePressed', 1);
  },
  up: () => send('mouseReleased'),
};
