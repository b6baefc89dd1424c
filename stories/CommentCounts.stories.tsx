import { countComments } from '@portada/contract';
import { $errors } from '@portada/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import { refuse, respond } from './support/respond.ts';
import { Widget } from './support/Widget.tsx';

/** It draws nothing: it brings the numbers of comments on the page's own cards up to date. */
const meta = {
  title: 'Widgets/Comment counts',
  component: Widget,
  args: { name: 'comment-counts' },
  render: (args) => (
    <>
      <p>
        El temporal obliga a cerrar el puerto · <span data-comments-of="4711">7</span>
      </p>
      <Widget {...args} />
    </>
  ),
} satisfies Meta<typeof Widget>;
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
