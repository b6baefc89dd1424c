import { listStreamingExcept } from '@portada/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import type { Canvas } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { press } from './support/press.ts';
import { respond, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** A button in a header, and behind it the live streams at the side of the page. */
const meta = {
  title: 'Widgets/Live panel',
  component: widget('live-panel'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(context: Canvas) {
  const widget = await press(context);
  await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  return widget;
}

/** What is on air besides the one named: lists are kept by what they leave out, so each story has its own. */
function besides(excluded: string, handler: HttpHandler): Story {
  return {
    args: { 'exclude-id': excluded },
    parameters: { msw: { handlers: [handler, ...handlers] } },
    play: async (context) => void (await open(context)),
  };
}

export const Closed: Story = {};
export const ClosedInTheDark: Story = { globals: { theme: 'dark' } };

export const Open: Story = {
  play: async (context) => {
    const widget = await open(context);
    await expect(await widget.findAllByRole('listitem')).toHaveLength(3);
  },
};
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const OpenedAndClosed: Story = {
  play: async (context) => {
    const widget = await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = besides('panel-loading', silence(listStreamingExcept));
export const Nothing: Story = besides('panel-nothing', respond(listStreamingExcept, { streamingList: [] }));
export const Offline: Story = {
  ...besides('panel-offline', unreachable(listStreamingExcept)),
  play: async (context) => {
    const widget = await open(context);
    await expect(await widget.findByRole('button', { name: /intentarlo|provar/ })).toBeVisible();
  },
};
