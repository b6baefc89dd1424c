import { toggleBulletin } from '@portada/contract';
import { incompleteReader, reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import type { WidgetArgs } from './support/markup.ts';
import { press } from './support/press.ts';
import { refuse, silence } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Bulletin toggle',
  component: widget('bulletin-toggle'),
  parameters: { reader: incompleteReader },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { parameters: { reader } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { parameters: { reader }, globals: { theme: 'dark' } };

export const Toggled: Story = {
  play: async (context) => {
    const widget = await press(context);
    await expect(await widget.findByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(toggleBulletin), ...handlers] } },
  play: async (context) => {
    const widget = await press(context);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** A failed call is logged only: the button says how things stand. */
export const Refused: Story = {
  parameters: { msw: { handlers: [refuse(toggleBulletin, 500), ...handlers] } },
  play: async (context) => {
    const widget = await press(context);
    await expect(await widget.findByRole('button', { busy: false, pressed: false })).toBeVisible();
  },
};

export const Asked: Story = {
  parameters: { reader: null },
  play: async (context) => {
    const widget = await press(context);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};
