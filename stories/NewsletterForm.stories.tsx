import { subscribe } from '@portada/contract';
import { newsletters } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { type Canvas, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Newsletter form',
  component: widget('newsletter-form'),
  args: { newsletters },
} satisfies Meta<WidgetArgs>;
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

/** Each with how often it comes and a past issue. */
const offer = newsletters.map((each, index) => ({
  ...each,
  frequency: ['De lunes a viernes, a las 7.00', 'Los jueves', ''][index],
  sampleUrl: `/boletines/${each.id}/`,
}));
export const Choice: Story = { args: { newsletters: offer, choice: true } };
export const ChoiceNarrow: Story = { ...Choice, globals: { viewport: { value: 'mobile' } } };

export const NothingChosen: Story = {
  ...Choice,
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await waitFor(() => expect(widget.getByRole('group')).toHaveAccessibleDescription());
  },
};

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
