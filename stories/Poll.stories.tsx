import { getPoll, votePoll } from '@portada/contract';
import {
  closedPoll,
  openPoll,
  reader,
  severalPoll,
  severalVotedPoll,
  votedPoll,
} from '@portada/contract/fixtures';
import { session } from '@portada/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond, respondAfter, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** The back end of a reader who has not voted on the poll. */
const unvoted = [
  ...respondAfter(votePoll, getPoll, votedPoll),
  respond(getPoll, openPoll),
  respond(votePoll, votedPoll),
  ...handlers,
];

const meta = {
  title: 'Widgets/Poll',
  component: widget('poll'),
  args: { poll: openPoll },
  parameters: { msw: { handlers: unvoted } },
  beforeEach: () => {
    for (const { id } of [openPoll, severalPoll]) session.remove(`portada.poll.${id}`);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

async function vote({ canvasElement }: { canvasElement: HTMLElement }, nth = 1) {
  const widget = await drawn(canvasElement);
  const option = widget.getAllByRole('radio')[nth];
  if (option) await userEvent.click(option);
  await userEvent.click(widget.getByRole('button'));
}

export const Open: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const SignedIn: Story = { parameters: { reader } };

export const Voted: Story = {
  parameters: { reader },
  play: async (context) => {
    await vote(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getAllByRole('meter')).toHaveLength(3));
  },
};
export const VotedNarrow: Story = { ...Voted, globals: { viewport: { value: 'mobile' } } };
export const VotedInTheDark: Story = { ...Voted, globals: { theme: 'dark' } };

/** The reader's vote of another day, read with the session. */
export const VotedBefore: Story = {
  parameters: { reader, msw: { handlers: [respond(getPoll, votedPoll), ...handlers] } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(() => expect(widget.getAllByRole('meter')).toHaveLength(3));
  },
};

export const SeveralChoices: Story = {
  args: { poll: severalPoll },
  parameters: { reader, msw: { handlers: [respond(getPoll, severalPoll), ...handlers] } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [first, , third] = widget.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    if (third) await userEvent.click(third);
    await expect(widget.getAllByRole('checkbox')[1]).toBeDisabled();
  },
};

export const SeveralVoted: Story = {
  args: { poll: severalPoll },
  parameters: { reader, msw: { handlers: [respond(getPoll, severalVotedPoll), ...handlers] } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(() => expect(widget.getAllByRole('meter')).toHaveLength(4));
  },
};

export const Closed: Story = {
  args: { poll: closedPoll },
};

export const ToCome: Story = {
  args: { poll: { ...openPoll, opensAt: { date: '2099-01-05T12:00:00+01:00' } } },
};

export const LongTexts: Story = {
  args: {
    poll: {
      ...closedPoll,
      question: `${openPoll.question} `.repeat(6),
      options: closedPoll.options.map((option) => ({
        ...option,
        text: `${option.text} `.repeat(8) + 'x'.repeat(120),
        votes: option.votes * 1_000,
      })),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { reader, msw: { handlers: [silence(votePoll), ...unvoted] } },
  play: async (context) => {
    await vote(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** POLL-02 */
export const AskedToLogIn: Story = {
  play: async (context) => {
    await vote(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};

export const ClosedMeanwhile: Story = {
  parameters: {
    reader,
    msw: {
      handlers: [
        ...respondAfter(votePoll, getPoll, { ...closedPoll, id: openPoll.id }),
        refuse(votePoll, 409, { errorCode: 'POLL_CLOSED', message: 'Closed' }),
        respond(getPoll, openPoll),
        ...handlers,
      ],
    },
  },
  play: async (context) => {
    await vote(context);
    const widget = await drawn(context.canvasElement);
    await waitFor(() => expect(widget.getAllByRole('meter')).toHaveLength(3));
    await expect(widget.queryByRole('radio')).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { reader, msw: { handlers: [refuse(votePoll, 500), ...unvoted] } },
  play: async (context) => {
    await vote(context);
    const widget = await drawn(context.canvasElement);
    await expect(await widget.findByRole('alert')).toBeVisible();
  },
};

export const Offline: Story = {
  ...Refused,
  parameters: { reader, msw: { handlers: [unreachable(votePoll), ...unvoted] } },
  globals: { viewport: { value: 'mobile' } },
};
