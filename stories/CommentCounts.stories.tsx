import { countComments } from '@portada/contract';
import { $errors } from '@portada/core';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond } from './support/respond.ts';
import { useSay } from './support/say.ts';
import { widget } from './support/Widget.tsx';

/** A card whose number the server has written. */
const afterACard: Decorator = (Story) => {
  const say = useSay();
  return (
    <>
      <p>
        {say('El temporal obliga a cerrar el puerto', 'El temporal obliga a tancar el port')} ·{' '}
        <span data-comments-of="4711">7</span>
      </p>
      <Story />
    </>
  );
};

/** It draws nothing: it brings the numbers of comments on the page's own cards up to date. */
const meta = {
  title: 'Widgets/Comment counts',
  component: widget('comment-counts'),
  decorators: [afterACard],
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const numberIn = (canvas: HTMLElement) => canvas.querySelector('[data-comments-of]')?.textContent;

export const UpToDate: Story = {
  parameters: {
    msw: { handlers: [respond(countComments, { counts: [{ id: '4711', numComments: 31 }] }), ...handlers] },
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(numberIn(canvasElement)).toBe('31'));
  },
};
export const OnAPhone: Story = { ...UpToDate, globals: { viewport: { value: 'mobile' } } };

/** Without an answer the page says what it said. */
export const NotCounted: Story = {
  parameters: { msw: { handlers: [refuse(countComments, 500), ...handlers] } },
  play: async ({ canvasElement }) => {
    const before = $errors.get();
    await drawn(canvasElement);
    await waitFor(() => expect($errors.get()).not.toBe(before));
    await expect(numberIn(canvasElement)).toBe('7');
  },
};
