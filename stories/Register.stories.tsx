import { checkNick, register } from '@portada/contract';
import { failure, newsletters, socialReader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { type Canvas, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond, silence, unreachable } from './support/respond.ts';
import { sending } from './support/sending.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Register',
  component: widget('register'),
  args: { newsletters },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = {
  nick: 'marinera',
  email: 'nuria.vidal@example.com',
  password: 'Faro-1926',
  name: 'Núria',
  surname: 'Vidal Peña',
  birthdate: '23/04/1988',
};

function control(canvas: HTMLElement, name: string): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`The form has no field ${name}.`);
  return found;
}

async function press(canvas: HTMLElement): Promise<void> {
  const button = canvas.querySelector('[type="submit"]');
  if (button) await userEvent.click(button);
}

/** Fills what must be filled and sends it. */
async function send({ canvasElement }: Canvas): Promise<void> {
  await drawn(canvasElement);
  for (const [name, text] of Object.entries(values)) await userEvent.type(control(canvasElement, name), text);
  await userEvent.click(control(canvasElement, 'terms'));
  await press(canvasElement);
}

const { answered, waiting } = sending(send);

/** What the reader meets when something belongs to somebody else. */
function taken(name: 'email' | 'nick', ...refusals: HttpHandler[]): Story {
  return {
    parameters: { msw: { handlers: [...refusals, ...handlers] } },
    play: async (context) => {
      await send(context);
      await waitFor(() => expect(control(context.canvasElement, name)).toBeInvalid());
      await waitFor(() =>
        expect(context.canvasElement.querySelector('.portada-error-summary')).toHaveFocus(),
      );
    },
  };
}

export const Empty: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutNewsletters: Story = { args: { newsletters: null } };

export const LongTexts: Story = {
  args: {
    newsletters: newsletters.map((one) => ({ ...one, name: `${one.name}, `.repeat(6) })),
  },
  globals: { viewport: { value: 'mobile' } },
};

export const Demo: Story = { parameters: { page: { demo: true } } };

const { nick, name, surname, email } = socialReader;
const social = { type: 'rrss', reader: { nick, name, surname, email } };

/** The second step of a social sign-up, with what the provider told. */
export const Social: Story = {
  args: social,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(control(canvasElement, 'email')).toHaveValue(socialReader.email);
    await expect(canvasElement.querySelector('[type="password"]')).toBeNull();
  },
};

/** The second step, an hour too late. */
export const SocialTooLate: Story = {
  args: social,
  parameters: {
    msw: { handlers: [refuse(register, 400, { ...failure(400, 'INVALID_TOKEN') }), ...handlers] },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'birthdate'), values.birthdate);
    await userEvent.click(control(canvasElement, 'terms'));
    await press(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The summary says what is missing, and leads there. */
export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await press(canvasElement);
    const summary = () => canvasElement.querySelector('.portada-error-summary');
    await waitFor(() => expect(summary()).toHaveFocus());
    const last = [...(summary()?.querySelectorAll('a') ?? [])].at(-1);
    if (last) await userEvent.click(last);
    await expect(control(canvasElement, 'terms')).toHaveFocus();
  },
};

/** Each rule is ticked off while the reader types. */
export const TypingThePassword: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'password'), 'Faro');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.portada-password-rules-rule--held')).toHaveLength(3),
    );
  },
};

export const NickIsFree: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'nick'), values.nick);
    await waitFor(() =>
      expect(canvasElement.querySelector('.portada-nick-verdict')).toHaveTextContent(/lib|lli/),
    );
  },
};

/** Said by the check while the reader writes on, or by the call where they are quicker. */
export const NickIsTaken: Story = taken(
  'nick',
  respond(checkNick, { available: false }),
  refuse(register, 409, { ...failure(409, 'NICK_ALREADY_IN_USE') }),
);
export const EmailIsTaken: Story = taken(
  'email',
  refuse(register, 409, { ...failure(409, 'EMAIL_ALREADY_IN_USE') }),
);
export const InvalidData: Story = answered(
  refuse(register, 400, {
    ...failure(400, 'INVALID_FIELDS', { fields: { surname: 'validation.tooLong' } }),
  }),
);
export const TooMany: Story = answered(refuse(register, 429));
export const ServerError: Story = answered(refuse(register, 500));
export const Offline: Story = answered(unreachable(register));

export const Waiting: Story = waiting(silence(register));
