import { sendContact } from '@portada/contract';
import { contactTopics, reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers } from './handlers.ts';
import { type Canvas, drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { sending } from './support/sending.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Contact form',
  component: widget('contact-form'),
  args: { topics: contactTopics },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = {
  name: 'Núria Vidal',
  email: 'nuria.vidal@example.com',
  message: 'He visto luz en el faro. ¿Lo sabéis?',
};

function control(canvas: HTMLElement, name: string): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`.portada-contact-form [name="${name}"]`);
  if (!found) throw new Error(`The form has no field ${name}.`);
  return found;
}

async function send({ canvasElement }: Canvas): Promise<void> {
  const widget = await drawn(canvasElement);
  for (const [name, text] of Object.entries(values)) {
    await userEvent.type(control(canvasElement, name), inLanguage(text));
  }
  await userEvent.selectOptions(control(canvasElement, 'topic'), 'tip');
  await userEvent.click(control(canvasElement, 'terms'));
  await userEvent.click(widget.getByRole('button'));
}

const { answered, waiting } = sending(send);

export const Empty: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutTopics: Story = { args: { topics: null } };

/** Whoever is logged in finds who they are written. */
export const LoggedIn: Story = {
  parameters: { reader },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(control(canvasElement, 'email')).toHaveValue(reader.email);
  },
};

export const SentTooEarly: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await waitFor(() => expect(control(canvasElement, 'message')).toBeInvalid());
    await expect(control(canvasElement, 'name')).toHaveFocus();
  },
};

export const SentTooEarlyOnAPhone: Story = { ...SentTooEarly, globals: { viewport: { value: 'mobile' } } };

export const Waiting: Story = waiting(silence(sendContact));
export const Failed: Story = answered(refuse(sendContact, 500));
export const Offline: Story = answered(unreachable(sendContact));
export const TooMany: Story = answered(refuse(sendContact, 429));

export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };

/** The server knows better than the form: the field says so and takes the focus. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        refuse(sendContact, 400, {
          errorCode: 'INVALID_FIELD',
          fields: { email: 'validation.email.invalid' },
        }),
        ...handlers,
      ],
    },
  },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(control(context.canvasElement, 'email')).toBeInvalid());
    await waitFor(() => expect(control(context.canvasElement, 'email')).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async (context) => {
    await send(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('region')).toHaveFocus());
    await expect(widget.getByRole('status')).toHaveTextContent('nuria.vidal@example.com');
  },
};

export const SentOnAPhone: Story = { ...Sent, globals: { viewport: { value: 'mobile' } } };
export const SentInTheDark: Story = { ...Sent, globals: { theme: 'dark' } };

/** A further message begins with who wrote the last one. */
export const Another: Story = {
  play: async (context) => {
    await send(context);
    const widget = await drawn(context.canvasElement);
    // The form has a button too, until the message has been sent.
    const sent = within(await widget.findByRole('region'));
    await userEvent.click(sent.getByRole('button'));
    await waitFor(() => expect(control(context.canvasElement, 'message')).toHaveFocus());
    await expect(control(context.canvasElement, 'name')).toHaveValue(values.name);
  },
};

/** What was typed and not sent is there again after a reload. */
export const Draft: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      'portada-draft:contact',
      JSON.stringify({ fields: { ...inLanguage(values), topic: 'letter' } }),
    );
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(control(canvasElement, 'message')).toHaveValue(inLanguage(values.message));
    await expect(control(canvasElement, 'topic')).toHaveValue('letter');
  },
};

export const LongText: Story = {
  beforeEach: () => {
    const message = Array(12).fill(inLanguage(values.message)).join('\n\n');
    sessionStorage.setItem(
      'portada-draft:contact',
      JSON.stringify({ fields: { ...values, topic: '', message } }),
    );
  },
};
