import { login } from '@portada/contract';
import { emailNotValidated, legacyPassword, wrongCredentials } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { handlers } from '../handlers.ts';
import { drawn } from '../support/drawn.ts';
import { refuse, silence, unreachable } from '../support/respond.ts';
import { Widget } from '../support/Widget.tsx';

const meta = {
  title: 'Widgets/Login',
  component: Widget,
  args: { name: 'login' },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the form and sends it. */
async function send({ canvasElement }: { canvasElement: HTMLElement }) {
  await drawn(canvasElement);
  const form = canvasElement.querySelector('form');
  const [email, password] = form?.querySelectorAll('input') ?? [];
  if (!email || !password) throw new Error('The form has no fields.');
  await userEvent.type(email, 'nuria.vidal@example.com');
  await userEvent.type(password, 'Faro-1926');
  await userEvent.keyboard('{Enter}');
}

/** What the reader meets when the back end answers so. */
function answered(handler: HttpHandler): Story {
  return {
    parameters: { msw: { handlers: [handler, ...handlers] } },
    play: async (context) => {
      await send(context);
      await expect(await context.canvas.findByRole('alert')).toBeVisible();
    },
  };
}

export const Idle: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** The fields say what is missing. */
export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [email] = canvasElement.querySelectorAll('input');
    email?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
  },
};

export const WrongCredentials: Story = answered(refuse(login, 401, { ...wrongCredentials }));
export const LegacyPassword: Story = answered(refuse(login, 401, { ...legacyPassword }));
export const EmailNotValidated: Story = answered(refuse(login, 403, { ...emailNotValidated }));
export const ServerError: Story = answered(refuse(login, 500));
export const Offline: Story = answered(unreachable(login));

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(login), ...handlers] } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { busy: true })).toBeVisible();
  },
};
