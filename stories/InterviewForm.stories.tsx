import { askInterview } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import { choosePicture, chooseWrongType, ledToLogin, receiving } from './support/submissions.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Interview form',
  component: widget('interview-form'),
  args: { 'interview-id': '813' },
  parameters: { reader },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask({ canvasElement }: { canvasElement: HTMLElement }) {
  const widget = await drawn(canvasElement);
  await userEvent.type(
    widget.getByRole('textbox'),
    inLanguage('¿Qué le pasará a la playa de Levante con el dique?'),
  );
  await userEvent.click(widget.getByRole('button', { name: /^Envia/ }));
  return widget;
}

export const Empty: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Soon: Story = {
  args: { opens: '2099-05-04T10:00:00+02:00' },
};
export const SoonNarrow: Story = { ...Soon, globals: { viewport: { value: 'mobile' } } };
export const Closed: Story = {
  args: { closes: '2024-01-01T10:00:00Z' },
};

export const SentTooEarly: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /^Envia/ }));
    await waitFor(() => expect(widget.getByRole('textbox')).toBeInvalid());
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(askInterview), ...handlers] } },
  play: async (canvas) => {
    const widget = await ask(canvas);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Thanked: Story = {
  play: async (canvas) => {
    const widget = await ask(canvas);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

export const Anonymous: Story = {
  parameters: { reader: null },
  play: async (canvas) => {
    const widget = await ask(canvas);
    await ledToLogin(widget);
  },
};

const refused = (handler: HttpHandler): Story => ({
  parameters: { msw: { handlers: [handler, ...handlers] } },
  play: async (canvas) => {
    const widget = await ask(canvas);
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
});

/** INTV-03 */
export const LimitReached = refused(refuse(askInterview, 409, { errorCode: 'INTERVIEW_LIMIT_REACHED' }));
export const LimitReachedNarrow: Story = { ...LimitReached, globals: { viewport: { value: 'mobile' } } };
export const Refused = refused(refuse(askInterview, 500));
export const Offline = refused(unreachable(askInterview));
export const NotOpenYet = refused(refuse(askInterview, 409, { errorCode: 'INTERVIEW_NOT_OPEN' }));

export const Uploading: Story = {
  parameters: { msw: { handlers: [...receiving, ...handlers] } },
  play: ({ canvasElement }) => choosePicture(canvasElement, 'progressbar'),
};

export const WrongType: Story = {
  play: ({ canvasElement }) => chooseWrongType(canvasElement),
};
