import type { HttpHandler } from 'msw';
import { expect, within } from 'storybook/test';
import { handlers } from '../handlers.ts';
import type { Canvas } from './drawn.ts';

/** Stories of a form by the way in which it is filled and sent. */
export function sending(send: (canvas: Canvas) => Promise<void>) {
  const afterSubmit = (handler: HttpHandler, role: 'alert' | 'button', state?: { busy: boolean }) => ({
    parameters: { msw: { handlers: [handler, ...handlers] } },
    play: async (canvas: Canvas) => {
      await send(canvas);
      await expect(await within(canvas.canvasElement).findByRole(role, state)).toBeVisible();
    },
  });
  return {
    /** What the reader meets when the back end answers so. */
    answered: (handler: HttpHandler) => afterSubmit(handler, 'alert'),
    /** What the reader meets while it does not answer. */
    waiting: (handler: HttpHandler) => afterSubmit(handler, 'button', { busy: true }),
  };
}
