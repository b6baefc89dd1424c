import { rateRecipe } from '@portada/contract';
import { local } from '@portada/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const CONTENT_ID = '4719';
const rated = respond(rateRecipe, { ratingValue: 4.6, ratingNumVotes: 183 });

const meta = {
  title: 'Widgets/Recipe rating',
  component: widget('recipe-rating'),
  args: { 'content-id': CONTENT_ID, value: 4.5, votes: 182 },
  parameters: { msw: { handlers: [rated, ...handlers] } },
  beforeEach: () => local.remove(`portada.rating.${CONTENT_ID}`),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

async function rate({ canvasElement }: { canvasElement: HTMLElement }) {
  const widget = await drawn(canvasElement);
  const star = widget.getAllByRole('radio')[3];
  if (star) await userEvent.click(star);
  await userEvent.click(widget.getByRole('button'));
}

export const Unrated: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const NobodyYet: Story = { args: { value: null, votes: 0 } };

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const star = widget.getAllByRole('radio')[1];
    if (star) await userEvent.click(star);
    await expect(star).toBeChecked();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(rateRecipe), ...handlers] } },
  play: async (context) => {
    await rate(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Rated: Story = {
  play: async (context) => {
    await rate(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.queryByRole('radio')).toBeNull());
  },
};
export const RatedNarrow: Story = { ...Rated, globals: { viewport: { value: 'mobile' } } };
export const RatedInTheDark: Story = { ...Rated, globals: { theme: 'dark' } };

/** RATE-02 */
export const AlreadyRated: Story = {
  play: async (context) => {
    await rate(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('status')).toHaveTextContent(/^Ja havies|^Ya habías/));
    await expect(widget.queryByRole('radio')).toBeNull();
  },
  parameters: {
    msw: {
      handlers: [refuse(rateRecipe, 409, { errorCode: 'duplicateValuation', message: 'Twice' }), ...handlers],
    },
  },
};

/** Given on another day, from this browser. */
export const RatedBefore: Story = { beforeEach: () => local.set(`portada.rating.${CONTENT_ID}`, '4') };

export const Refused: Story = {
  parameters: { msw: { handlers: [refuse(rateRecipe, 500), ...handlers] } },
  play: async (context) => {
    await rate(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
};

export const Offline: Story = {
  ...Refused,
  parameters: { msw: { handlers: [unreachable(rateRecipe), ...handlers] } },
  globals: { viewport: { value: 'mobile' } },
};
