import { subscribe } from '@portada/contract';
import { newsletters } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { type Canvas, drawn } from './support/drawn.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { Widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Newsletter form',
  component: Widget,
  args: { name: 'newsletter-form', attributes: { newsletters } },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send({ canvasElement }: Canvas) {
  const widget = await drawn(canvasElement);
  await userEvent.type(widget.getByRole('textbox'), 'nuria.vidal@example.com');
  await userEvent.click(widget.getByRole('checkbox'));
  await userEvent.keyboard('{Enter}');
}

export const Empty: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const SentTooEarly: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await waitFor(() => expect(widget.getByRole('textbox')).toBeInvalid());
    await expect(widget.getByRole('textbox')).toHaveFocus();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(subscribe), ...handlers] } },
  play: async (context) => {
    await send(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Thanked: Story = {
  play: async (context) => {
    await send(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [refuse(subscribe, 500), ...handlers] } },
  play: async (context) => {
    await send(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
};

export const Offline: Story = {
  ...Refused,
  parameters: { msw: { handlers: [unreachable(subscribe), ...handlers] } },
  globals: { viewport: { value: 'mobile' } },
};

export const ThankedInTheDark: Story = { ...Thanked, globals: { theme: 'dark' } };

/** Thanked and closed, the form is empty again. */
export const Cleared: Story = {
  play: async (context) => {
    await send(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
    await expect(widget.getByRole('textbox')).toHaveValue('');
    await expect(widget.getByRole('checkbox')).not.toBeChecked();
  },
};
