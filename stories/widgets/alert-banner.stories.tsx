import { alerts } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawn } from '../support/drawn.ts';
import { Widget } from '../support/Widget.tsx';

const meta = {
  title: 'Widgets/Alert banner',
  component: Widget,
  args: { name: 'alert-banner', attributes: { alerts } },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const WithoutPicture: Story = { args: { attributes: { alerts: alerts.slice(1) } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const None: Story = {
  args: { attributes: { alerts: [] } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getByRole('status')).toBeEmptyDOMElement();
  },
};
