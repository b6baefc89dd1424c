import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from '../support/drawn.ts';
import { Widget } from '../support/Widget.tsx';

const meta = {
  title: 'Widgets/User menu',
  component: Widget,
  args: { name: 'user-menu' },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};
export const AnonymousOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

export const SignedIn: Story = { parameters: { reader } };

export const Open: Story = {
  parameters: { reader },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button', { expanded: false }));
    await expect(widget.getAllByRole('link')).toHaveLength(5);
  },
};

export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };
