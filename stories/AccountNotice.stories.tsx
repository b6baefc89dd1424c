import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Account notice',
  component: widget('account-notice'),
  play: async ({ canvasElement, canvas }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = { args: { kind: 'registered' } };
export const ActivationError: Story = { args: { kind: 'activation-error' } };
export const EmailValidated: Story = { args: { kind: 'email-validated' } };
export const AccountDeleted: Story = { args: { kind: 'account-deleted' } };
export const Narrow: Story = { ...Registered, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Registered, globals: { theme: 'dark' } };
