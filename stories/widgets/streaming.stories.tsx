import { listStreaming } from '@portada/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from '../handlers.ts';
import { drawn } from '../support/drawn.ts';
import { respond, silence, unreachable } from '../support/respond.ts';
import { Widget } from '../support/Widget.tsx';

/** The list of live streams, on the page or in a panel. */
const meta = {
  title: 'Widgets/Live streams',
  component: Widget,
  args: { name: 'streaming-list' },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const ListInTheDark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: { msw: { handlers: [silence(listStreaming), ...handlers] } } };
export const Offline: Story = {
  parameters: { msw: { handlers: [unreachable(listStreaming), ...handlers] } },
};
export const Nothing: Story = {
  parameters: { msw: { handlers: [respond(listStreaming, { streamingList: [] }), ...handlers] } },
};

export const Panel: Story = { args: { name: 'live-panel' } };

export const PanelOpen: Story = {
  args: { name: 'live-panel' },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

export const PanelOpenOnAPhone: Story = { ...PanelOpen, globals: { viewport: { value: 'mobile' } } };
