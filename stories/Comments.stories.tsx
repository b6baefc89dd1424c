import {
  COMMENT_MAX_LENGTH,
  countComments,
  getProfile,
  listComments,
  listOwnComments,
  postComment,
  reportComment,
  voteComment,
} from '@portada/contract';
import { comments, incompleteReader, ownComments, reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond, respondAfter, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** What readers say of a content: read by everybody, written, voted on and reported by readers. */
const meta = {
  title: 'Widgets/Comments',
  component: widget('comments'),
  args: { 'content-id': '4711' },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'mobile' } };
const dark = { theme: 'dark' };
const answering = (...own: typeof handlers) => ({ msw: { handlers: [...own, ...handlers] } });

async function widgetOf(canvasElement: HTMLElement) {
  const widget = await drawn(canvasElement);
  await widget.findAllByRole('article');
  return widget;
}

const write =
  (text: string): Play =>
  async ({ canvasElement }) => {
    const widget = await widgetOf(canvasElement);
    const [field] = widget.getAllByRole('textbox');
    if (!field) throw new Error('There is nowhere to write.');
    await userEvent.click(field);
    await userEvent.paste(inLanguage(text));
    await userEvent.click(widget.getByRole('button', { name: /^Publica/ }));
  };

/** Presses a button of the first comment. */
const pressOf =
  (name: RegExp): Play =>
  async ({ canvasElement }) => {
    const widget = await widgetOf(canvasElement);
    const [first] = widget.getAllByRole('article');
    if (!first) throw new Error('There is no comment.');
    await userEvent.click(within(first).getByRole('button', { name }));
  };

export const Anonymous: Story = {};
export const OnAPhone: Story = { globals: phone };
export const SignedIn: Story = { parameters: { reader } };
export const InTheDark: Story = { parameters: { reader }, globals: dark };
/** It says what is missing, and leads there. */
export const IncompleteProfile: Story = { parameters: { reader: incompleteReader } };
export const IncompleteOnAPhone: Story = { ...IncompleteProfile, globals: phone };

/** A moderator has yet to read the reader's own; another one has been liked, one disliked, one reported. */
export const OwnOnes: Story = {
  parameters: { reader, ...answering(respond(listOwnComments, ownComments)) },
};
export const OwnOnesOnAPhone: Story = { ...OwnOnes, globals: phone };

export const Closed: Story = { args: { closed: true } };
export const None: Story = {
  parameters: answering(respond(listComments, { comments: [], numComments: 0 })),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(await widget.findByText(/Todavía no hay|Encara no hi ha/)).toBeVisible();
  },
};

const long = 'Supercalifragilisticoespialidoso'.repeat(6);
export const LongText: Story = {
  parameters: answering(
    respond(listComments, {
      ...comments,
      cursorMark: null,
      comments: [
        {
          id: '1',
          nick: long.slice(0, 120),
          text: `${long}\n\nSegunda línea. ${'Mucho que decir. '.repeat(20)}`,
        },
        { id: '2', nick: 'العربية', text: 'مرحبا بالعالم 👩🏽‍🚒', isEdited: true },
      ],
    }),
  ),
  globals: phone,
};

/** Its author took it back, and the replies stay. */
export const Removed: Story = {
  parameters: answering(
    respond(listComments, {
      ...comments,
      cursorMark: null,
      comments: comments.comments.map((one, nth) =>
        nth === 0 ? { ...one, isRemoved: true, text: '', nick: '' } : one,
      ),
    }),
  ),
};

export const Loading: Story = {
  parameters: answering(silence(listComments)),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

export const NotLoaded: Story = {
  parameters: answering(refuse(listComments, 500)),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
    await expect(widget.getByRole('button')).toBeVisible();
  },
};
export const Offline: Story = {
  ...NotLoaded,
  parameters: answering(unreachable(listComments)),
  globals: phone,
};

export const Sent: Story = {
  parameters: { reader },
  play: async (context) => {
    await write('Yo también lo vi desde el faro.')(context);
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-950'));
  },
};

export const TooLong: Story = {
  parameters: { reader },
  play: async (context) => {
    await write('a'.repeat(COMMENT_MAX_LENGTH + 1))(context);
    const widget = await widgetOf(context.canvasElement);
    await waitFor(() => expect(widget.getAllByRole('textbox')[0]).toBeInvalid());
  },
};

export const NotPublished: Story = {
  parameters: { reader, ...answering(refuse(postComment, 500)) },
  play: async (context) => {
    await write('Esto no llega.')(context);
    const widget = await widgetOf(context.canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
    await expect(widget.getAllByRole('textbox')[0]).toHaveValue(inLanguage('Esto no llega.'));
  },
};

/** The session ends while the reader writes: what they have written stays. */
export const SessionEnded: Story = {
  parameters: { reader, ...answering(refuse(postComment, 401), refuse(getProfile, 401)) },
  play: async (context) => {
    await write('Esto lo escribí con la sesión abierta.')(context);
    const widget = await widgetOf(context.canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
    await expect(widget.getAllByRole('textbox')[0]).toHaveFocus();
    await expect(widget.getAllByRole('textbox')[0]).toHaveValue(
      inLanguage('Esto lo escribí con la sesión abierta.'),
    );
  },
};
export const SessionEndedOnAPhone: Story = { ...SessionEnded, globals: phone };

/** What comes too late is there to be copied. */
export const ClosedMeanwhile: Story = {
  parameters: {
    reader,
    ...answering(
      ...respondAfter(postComment, listComments, { ...comments, cursorMark: null, closed: true }),
      refuse(postComment, 403, { errorCode: 'COMMENTS_CLOSED' }),
    ),
  },
  play: async (context) => {
    await write('Esto llega tarde.')(context);
    const widget = await widgetOf(context.canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
    const [field] = widget.getAllByRole('textbox');
    await expect(field).toHaveValue(inLanguage('Esto llega tarde.'));
    await expect(field).toHaveAttribute('readonly');
  },
};
export const ClosedMeanwhileInTheDark: Story = { ...ClosedMeanwhile, globals: dark };

/** The order that was chosen did not come. */
export const OrderNotLoaded: Story = {
  parameters: answering(
    http.get('*/api/front/comments/4711', ({ request }) =>
      request.url.includes('order=best') ? HttpResponse.error() : undefined,
    ),
  ),
  play: async (context) => {
    const widget = await widgetOf(context.canvasElement);
    await userEvent.selectOptions(widget.getByRole('combobox'), 'best');
    await expect(await widget.findByRole('alert')).toBeVisible();
    await expect(widget.getByRole('combobox')).toHaveValue('best');
  },
};

export const Replying: Story = {
  parameters: { reader },
  play: async (context) => {
    await pressOf(/^Respon/)(context);
    const widget = await widgetOf(context.canvasElement);
    await waitFor(() => expect(widget.getAllByRole('textbox')).toHaveLength(2));
    await userEvent.keyboard(inLanguage('Pues a mí me gusta.'));
  },
};
export const ReplyingOnAPhone: Story = { ...Replying, globals: phone };

export const VotedTwice: Story = {
  parameters: {
    reader,
    ...answering(
      ...respondAfter(voteComment, listOwnComments, {
        comments: [],
        likedIds: ['904'],
        dislikedIds: [],
        reportedIds: [],
      }),
      refuse(voteComment, 409, { errorCode: 'COMMENT_ALREADY_VOTED' }),
    ),
  },
  play: async (context) => {
    await pressOf(/^(Me gusta|M’agrada)/)(context);
    const widget = await widgetOf(context.canvasElement);
    await waitFor(() => expect(widget.getByText(/una vez|una vegada/)).toBeVisible());
  },
};

const opensDialog =
  (name: RegExp): Play =>
  async (context) => {
    await pressOf(name)(context);
    const widget = await widgetOf(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  };

export const Reporting: Story = { parameters: { reader }, play: opensDialog(/^Denuncia/) };
export const ReportingInTheDark: Story = { ...Reporting, globals: dark };
export const AskedToLogIn: Story = { play: opensDialog(/^Denuncia/) };
export const AskedOnAPhone: Story = { ...AskedToLogIn, globals: phone };

export const ReportFailed: Story = {
  parameters: { reader, ...answering(refuse(reportComment, 500)) },
  play: async (context) => {
    await opensDialog(/^Denuncia/)(context);
    const widget = await widgetOf(context.canvasElement);
    const dialog = within(widget.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Denuncia/ }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const TakingBack: Story = {
  parameters: { reader, ...answering(respond(listOwnComments, ownComments)) },
  play: async (context) => {
    const widget = await widgetOf(context.canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: /^Retira/ }));
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

/** Somebody said something while the page was away. */
export const NewOnes: Story = {
  parameters: answering(respond(countComments, { counts: [{ id: '4711', numComments: 30 }] })),
  play: async (context) => {
    const widget = await widgetOf(context.canvasElement);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await widget.findByRole('button', { name: /^3 / })).toBeVisible();
  },
};
