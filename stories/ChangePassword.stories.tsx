import { changePassword } from '@portada/contract';
import { failure } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Canvas, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { sending } from './support/sending.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Change password',
  component: widget('change-password'),
  args: { token: 'c2VjcmV0' },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

async function type({ canvasElement }: Canvas, password: string, repeated: string) {
  await drawn(canvasElement);
  const [first, second] = canvasElement.querySelectorAll('input');
  if (!first || !second) throw new Error('The form has no fields.');
  await userEvent.type(first, password);
  if (repeated) await userEvent.type(second, repeated);
  return { first, second };
}

/** Fills the form and sends it. */
async function send(canvas: Canvas) {
  await type(canvas, 'Otra-clave-2027?', 'Otra-clave-2027?');
  await userEvent.keyboard('{Enter}');
}

const { answered, waiting } = sending(send);

export const Empty: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Three rules hold, three are to come. */
export const HalfTyped: Story = {
  play: async (context) => {
    await type(context, 'faro19', '');
    await waitFor(() =>
      expect(context.canvasElement.querySelectorAll('.portada-password-rules-rule--held')).toHaveLength(3),
    );
  },
};

export const EveryRuleHolds: Story = {
  play: async (context) => {
    await type(context, 'Otra-clave-2027?', '');
    await waitFor(() =>
      expect(context.canvasElement.querySelectorAll('.portada-password-rules-rule--held')).toHaveLength(6),
    );
  },
};

/** The fields say what is missing. */
export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [first] = canvasElement.querySelectorAll('input');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toBeInvalid());
  },
};

export const NotAlike: Story = {
  play: async (context) => {
    const { second } = await type(context, 'Otra-clave-2027?', 'Otra-clave');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toBeInvalid());
  },
};

export const Waiting: Story = waiting(silence(changePassword));

const broken = failure(400, 'INVALID_FIELD', { fields: { password: 'validation.password.special' } });

export const RefusedByTheServer: Story = answered(refuse(changePassword, 400, { ...broken }));
export const TooManyAttempts: Story = answered(refuse(changePassword, 429));
export const ServerError: Story = answered(refuse(changePassword, 500));
export const Offline: Story = answered(unreachable(changePassword));

/** The link was used before, or is too old. */
export const DeadLink: Story = answered(refuse(changePassword, 400, { ...failure(400, 'INVALID_TOKEN') }));

/** Whoever comes to the page without a link has nothing to fill in. */
export const WithoutToken: Story = {
  args: { token: null },
  play: async ({ canvasElement, canvas }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
