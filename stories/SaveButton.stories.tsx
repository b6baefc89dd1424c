import { saveContent } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { press } from './support/press.ts';
import { refuse, silence } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** For readers a toggle, for all others the way to log in; follow and bulletin work as it does. */
const meta = {
  title: 'Widgets/Save button',
  component: widget('save-button'),
  args: { 'content-id': '4720', name: 'El temporal obliga a cerrar el puerto' },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};
export const SignedIn: Story = { parameters: { reader } };
export const Saved: Story = {
  args: { 'content-id': '4711' },
  parameters: { reader },
};

/** Whoever is not logged in is asked to. */
export const Asked: Story = {
  play: async (context) => {
    await press(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'mobile' } } };

export const Toggled: Story = {
  parameters: { reader },
  play: async (context) => {
    await press(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { reader, msw: { handlers: [silence(saveContent), ...handlers] } },
  play: async (context) => {
    await press(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** A failed call is logged only: the button says how things stand. */
export const Refused: Story = {
  parameters: { reader, msw: { handlers: [refuse(saveContent, 500), ...handlers] } },
  play: async (context) => {
    await press(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('button', { busy: false, pressed: false })).toBeVisible();
  },
};

/** A title as long as they come is heard, and the button stays as it is. */
export const LongName: Story = {
  args: { name: 'Un titular que no se acaba nunca '.repeat(16) },
  parameters: { reader },
};

export const SavedInTheDark: Story = { ...Saved, globals: { theme: 'dark' } };
export const AskedInTheDark: Story = { ...Asked, globals: { theme: 'dark' } };
