import { type ErrorCode, getProfile, patchProfile, prove, requestProofCode } from '@portada/contract';
import { failure, socialReader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { at, collector } from './support/profile-page.ts';
import { refuse, respond, silence } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** A new address, and the deletion of the account, ask who the reader is when the login was a while ago. */
const meta = {
  title: 'Widgets/Profile/Proof',
  component: widget('profile'),
  beforeEach: at('user'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const demand = (code: ErrorCode) => refuse(patchProfile, 403, { ...failure(403, code) });

/** Saves, and waits for the dialog. */
async function ask({ canvas, canvasElement }: Context): Promise<HTMLElement> {
  await drawn(canvasElement);
  const button = canvasElement.querySelector<HTMLButtonElement>('.portada-account-save');
  if (!button) throw new Error('There is nothing to save with.');
  await userEvent.click(button);
  const dialog = await canvas.findByRole('dialog');
  // It comes in softly.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

function asked(code: ErrorCode, ...first: readonly HttpHandler[]): Story {
  const reader = code === 'MAIL_CODE_REQUIRED' ? socialReader : collector;
  return {
    parameters: {
      reader,
      msw: { handlers: [...first, demand(code), respond(getProfile, reader), ...handlers] },
    },
    play: async (context) => {
      const dialog = await ask(context);
      await waitFor(() => expect(dialog.querySelector('input')).toHaveFocus());
    },
  };
}

/** What became of an answer that was sent. */
function answered(code: ErrorCode, handler: HttpHandler, shows: (dialog: HTMLElement) => void): Story {
  const story = asked(code, handler);
  return {
    ...story,
    play: async (context) => {
      const dialog = await ask(context);
      const input = dialog.querySelector('input');
      if (!input) throw new Error('Nothing is asked for.');
      await userEvent.type(input, '1234 5678');
      await userEvent.click(within(dialog).getByRole('button', { name: /^Contin/ }));
      await waitFor(() => shows(dialog));
    },
  };
}

const wrong = refuse(prove, 401, { ...failure(401, 'INVALID_CREDENTIALS') });
const isInvalid = (dialog: HTMLElement) => expect(dialog.querySelector('input')).toBeInvalid();
const isTold = (dialog: HTMLElement) => expect(within(dialog).getByRole('alert')).toBeVisible();
const isBusy = (dialog: HTMLElement) =>
  expect(within(dialog).getByRole('button', { busy: true })).toBeVisible();

export const Password: Story = asked('PASSWORD_REQUIRED');
export const PasswordNarrow: Story = { ...Password, globals: { viewport: { value: 'mobile' } } };
export const PasswordDark: Story = { ...Password, globals: { theme: 'dark' } };
export const WrongPassword: Story = answered('PASSWORD_REQUIRED', wrong, isInvalid);
export const Checking: Story = answered('PASSWORD_REQUIRED', silence(prove), isBusy);
export const TooManyGuesses: Story = answered('PASSWORD_REQUIRED', refuse(prove, 429), isTold);
export const NotChecked: Story = answered('PASSWORD_REQUIRED', refuse(prove, 500), isTold);

/** Who came by a social login has no password. */
export const Code: Story = asked('MAIL_CODE_REQUIRED');
export const CodeNarrow: Story = { ...Code, globals: { viewport: { value: 'mobile' } } };
export const CodeOnItsWay: Story = asked('MAIL_CODE_REQUIRED', silence(requestProofCode));
export const WrongCode: Story = answered('MAIL_CODE_REQUIRED', wrong, isInvalid);
export const CodeNotSent: Story = asked('MAIL_CODE_REQUIRED', refuse(requestProofCode, 500));
