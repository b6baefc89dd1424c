import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import { Widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Account notice',
  component: Widget,
  args: { name: 'account-notice' },
  play: async ({ canvasElement, canvas }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = { args: { attributes: { kind: 'registered' } } };
export const ActivationError: Story = { args: { attributes: { kind: 'activation-error' } } };
export const EmailValidated: Story = { args: { attributes: { kind: 'email-validated' } } };
export const AccountDeleted: Story = { args: { attributes: { kind: 'account-deleted' } } };
export const Narrow: Story = { ...Registered, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Registered, globals: { theme: 'dark' } };
