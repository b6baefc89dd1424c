import { type LoginAlert, login, recoverPassword, resendValidationMail } from '@portada/contract';
import { emailNotValidated, legacyPassword, wrongCredentials } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers } from './handlers.ts';
import { type Canvas, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { sending } from './support/sending.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Login',
  component: widget('login'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function field(canvas: HTMLElement, name: string): HTMLInputElement {
  const found = canvas.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`The form has no field ${name}.`);
  return found;
}
const emailField = (canvas: HTMLElement) => field(canvas, 'email');

/** Fills the form and sends it. */
const send = async ({ canvasElement }: Canvas) => {
  await drawn(canvasElement);
  await userEvent.type(emailField(canvasElement), 'nuria.vidal@example.com');
  await userEvent.type(field(canvasElement, 'password'), 'Faro-1926');
  await userEvent.keyboard('{Enter}');
};

const { answered, waiting } = sending(send);

export const Idle: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** The fields say what is missing. */
export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const email = emailField(canvasElement);
    email.focus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
  },
};

export const WrongCredentials: Story = answered(refuse(login, 401, { ...wrongCredentials }));
export const LegacyPassword: Story = answered(refuse(login, 401, { ...legacyPassword }));
export const TooManyAttempts: Story = answered(refuse(login, 429));
export const ServerError: Story = answered(refuse(login, 500));
export const Offline: Story = answered(unreachable(login));

/** Without cookies no session is kept, and nothing is sent. */
export const CookiesBlocked: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/cookies|galetes/);
  },
};

export const EmailNotValidated: Story = answered(refuse(login, 403, { ...emailNotValidated }));

/** The message is a button that asks for the mail again, and becomes what came of it. */
function resent(...answers: HttpHandler[]): Story {
  return {
    parameters: {
      msw: { handlers: [refuse(login, 403, { ...emailNotValidated }), ...answers, ...handlers] },
    },
    play: async (context) => {
      await send(context);
      const message = within(await context.canvas.findByRole('alert')).getByRole('button');
      const before = message.textContent;
      await userEvent.click(message);
      await waitFor(() => expect(document.activeElement).not.toHaveTextContent(before));
    },
  };
}
export const MailSentAgain: Story = resent();
export const MailNotSent: Story = resent(unreachable(resendValidationMail));

export const Waiting: Story = waiting(silence(login));

/** What the address asks the screen to say: `?alert=password_reset_sent`. */
function told(alert: LoginAlert): Story {
  return {
    beforeEach: () => {
      const before = location.href;
      const url = new URL(before);
      url.searchParams.set('alert', alert);
      history.replaceState(history.state, '', url);
      return () => history.replaceState(history.state, '', before);
    },
    play: async ({ canvasElement }) => {
      await drawn(canvasElement);
      await expect(canvasElement.querySelector('.portada-notice')).toBeVisible();
    },
  };
}
export const RecoveryMailSent: Story = told('password_reset_sent');
export const PasswordChanged: Story = told('password_changed');
export const SocialLoginFailed: Story = told('social_failed');
export const SocialLoginDenied: Story = told('social_denied');

/** The link to the recovery takes along what was typed. */
const recover = async ({ canvas, canvasElement }: Context) => {
  const widget = await drawn(canvasElement);
  await userEvent.type(emailField(canvasElement), 'nuria.vidal@example.com');
  await userEvent.click(widget.getByRole('button', { name: /olvidado|oblidat/ }));
  await expect(await canvas.findByRole('heading')).toBeVisible();
  await expect(emailField(canvasElement)).toHaveValue('nuria.vidal@example.com');
  await expect(emailField(canvasElement)).toHaveFocus();
};
export const Recovery: Story = { play: recover };
export const RecoveryOnAPhone: Story = { play: recover, globals: { viewport: { value: 'mobile' } } };
export const RecoveryInTheDark: Story = { play: recover, globals: { theme: 'dark' } };

function recoveryAnswered(handler: HttpHandler): Story {
  return {
    parameters: { msw: { handlers: [handler, ...handlers] } },
    play: async (context) => {
      await recover(context);
      await userEvent.keyboard('{Enter}');
      await expect(await context.canvas.findByRole('alert')).toBeVisible();
    },
  };
}
export const NobodyHasThisAddress: Story = recoveryAnswered(refuse(recoverPassword, 404));
export const RecoveryOffline: Story = recoveryAnswered(unreachable(recoverPassword));

export const RecoveredAndBack: Story = {
  play: async (context) => {
    await recover(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /Volver|Torna/ }));
    await waitFor(() => expect(context.canvas.queryByRole('heading')).toBeNull());
    await expect(emailField(context.canvasElement)).toHaveValue('nuria.vidal@example.com');
  },
};
