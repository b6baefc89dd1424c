import { sendContribution } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, silence, unreachable } from './support/respond.ts';
import {
  choosePicture,
  chooseWrongType,
  ledToLogin,
  notReceiving,
  receiving,
} from './support/submissions.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Contribution form',
  component: widget('contribution-form'),
  args: { 'call-id': '812' },
  parameters: { reader },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = { canvasElement: HTMLElement };

async function write({ canvasElement }: Canvas) {
  const widget = await drawn(canvasElement);
  const [title, text] = widget.getAllByRole('textbox');
  if (title && text) {
    await userEvent.type(title, inLanguage('La calle del Faro, a las seis'));
    await userEvent.type(text, inLanguage('El agua llegó hasta la segunda grada del mercado.'));
  }
  return widget;
}

async function send(canvas: Canvas) {
  const widget = await write(canvas);
  await userEvent.click(widget.getByRole('checkbox'));
  await userEvent.click(widget.getByRole('button', { name: /^Envia/ }));
  return widget;
}

export const Empty: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Closed: Story = {
  args: { closes: '2024-01-01T10:00:00Z' },
};

export const SentTooEarly: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /^Envia/ }));
    await waitFor(() => expect(widget.getAllByRole('textbox')[0]).toBeInvalid());
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [silence(sendContribution), ...handlers] } },
  play: async (canvas) => {
    const widget = await send(canvas);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Thanked: Story = {
  play: async (canvas) => {
    const widget = await send(canvas);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

const refused = (handler: HttpHandler): Story => ({
  parameters: { msw: { handlers: [handler, ...handlers] } },
  play: async (canvas) => {
    const widget = await send(canvas);
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
});

export const Refused = refused(refuse(sendContribution, 500));
export const Offline: Story = {
  ...refused(unreachable(sendContribution)),
  globals: { viewport: { value: 'mobile' } },
};
export const ClosedMeanwhile = refused(refuse(sendContribution, 409, { errorCode: 'CALL_CLOSED' }));
export const NotOpenYet = refused(refuse(sendContribution, 409, { errorCode: 'CALL_NOT_OPEN' }));
export const TooMany = refused(refuse(sendContribution, 429, { errorCode: 'TOO_MANY_REQUESTS' }));

/** The session has ended on the server: the text waits for the reader to come back. */
export const LoggedOut: Story = {
  parameters: { msw: { handlers: [refuse(sendContribution, 401), ...handlers] } },
  play: async (canvas) => {
    const widget = await send(canvas);
    await ledToLogin(widget);
  },
};

/** Nobody is logged in: the picture waits as the text does. */
export const Anonymous: Story = {
  parameters: { reader: null },
  play: async (canvas) => {
    const widget = await send(canvas);
    await ledToLogin(widget);
  },
};

export const Uploading: Story = {
  parameters: { msw: { handlers: [...receiving, ...handlers] } },
  play: ({ canvasElement }) => choosePicture(canvasElement, 'progressbar'),
};
export const UploadingNarrow: Story = { ...Uploading, globals: { viewport: { value: 'mobile' } } };
export const UploadingInTheDark: Story = { ...Uploading, globals: { theme: 'dark' } };

export const Interrupted: Story = {
  parameters: { msw: { handlers: [...notReceiving, ...handlers] } },
  play: ({ canvasElement }) => choosePicture(canvasElement, 'alert'),
};

export const WrongType: Story = {
  play: ({ canvasElement }) => chooseWrongType(canvasElement),
};

/** UGC-03: it is told that the file does not go along, before the text goes without it. */
export const WithoutItsFile: Story = {
  play: async (canvas) => {
    await chooseWrongType(canvas.canvasElement);
    const widget = await send(canvas);
    await waitFor(() => expect(widget.getAllByRole('alert')).toHaveLength(2));
    await expect(widget.queryByRole('dialog')).toBeNull();
  },
};
export const WithoutItsFileNarrow: Story = {
  ...WithoutItsFile,
  globals: { viewport: { value: 'mobile' } },
};

/** The hour strikes while somebody writes: what they have written stays, to be copied. */
export const ClosedWhileWriting: Story = {
  play: async (canvas) => {
    const widget = await write(canvas);
    canvas.canvasElement
      .querySelector('portada-contribution-form')
      ?.setAttribute('closes', '2024-01-01T10:00:00Z');
    await waitFor(() => expect(widget.queryByRole('button')).toBeNull());
    await expect(widget.getAllByRole('textbox')[1]).toHaveValue(
      inLanguage('El agua llegó hasta la segunda grada del mercado.'),
    );
  },
};

/** Not every refusal is for want of a login. */
export const Forbidden = refused(refuse(sendContribution, 403));
