import { followAuthor } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import type { WidgetArgs } from './support/markup.ts';
import { press } from './support/press.ts';
import { silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Follow button',
  component: widget('follow-button'),
  args: { 'author-id': '32', name: 'Laia Ferrer' },
  parameters: { reader },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {};
export const Followed: Story = { args: { 'author-id': '31', name: 'Jordi Puig' } };
export const Dark: Story = { ...Followed, globals: { theme: 'dark' } };
export const WithoutName: Story = { args: { name: null } };
export const LongName: Story = {
  args: { name: 'María de la Concepción Martínez-Bordiu i Vilagran '.repeat(4) },
};

export const Toggled: Story = {
  play: async (context) => {
    const widget = await press(context);
    await expect(await widget.findByRole('button', { pressed: true })).toBeVisible();
    await userEvent.click(widget.getByRole('button'));
    await expect(await widget.findByRole('button', { pressed: false })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(followAuthor), ...handlers] } },
  play: async (context) => {
    const widget = await press(context);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** A failed call is logged only: the button says how things stand. */
export const Offline: Story = {
  parameters: { msw: { handlers: [unreachable(followAuthor), ...handlers] } },
  play: async (context) => {
    const widget = await press(context);
    await expect(await widget.findByRole('button', { busy: false, pressed: false })).toBeVisible();
  },
};

export const Asked: Story = {
  parameters: { reader: null },
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const widget = await press(context);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};
