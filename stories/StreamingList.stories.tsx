import { listStreamingExcept, type Streaming } from '@portada/contract';
import { streamings } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { respond, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** The live streams on air, refreshed every ten seconds while the page is looked at. */
const meta = {
  title: 'Widgets/Streaming list',
  component: widget('streaming-list'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is on air besides the one named: lists are kept by what they leave out, so each story has its own. */
function besides(excluded: string, handler: HttpHandler): Story {
  return {
    args: { 'exclude-id': excluded },
    parameters: { msw: { handlers: [handler, ...handlers] } },
  };
}

function onAir(excluded: string, streamingList: Streaming[]): Story {
  return besides(excluded, respond(listStreamingExcept, { streamingList }));
}

export const List: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(await widget.findAllByRole('listitem')).toHaveLength(3);
    await expect(widget.getAllByRole('link')).toHaveLength(4);
  },
};
export const OnAPhone: Story = { ...List, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...List, globals: { theme: 'dark' } };
/** On the page of a stream, the list of the others. */
export const WithoutOne: Story = { args: { 'exclude-id': '71' } };

const [first, ...others] = streamings;
const long =
  'Debate extraordinario sobre la ampliación del muelle sur y sus consecuencias para la lonja '.repeat(4);

export const LongTexts: Story = {
  ...onAir('long', first ? [{ ...first, kicker: long, title: long }, ...others] : []),
  globals: { viewport: { value: 'mobile' } },
};

const many = Array.from({ length: 6 }, (_, round) =>
  streamings.map((one) => ({ ...one, id: `${round}-${one.id}` })),
).flat();
export const Many: Story = onAir('many', many);

export const Loading: Story = besides('loading', silence(listStreamingExcept));

export const Nothing: Story = {
  ...onAir('nothing', []),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(await widget.findByText(/directo\.$|directe\.$/)).toBeVisible();
  },
};

/** Where nothing has come yet there is something to press; a list that is there stays. */
export const Offline: Story = {
  ...besides('offline', unreachable(listStreamingExcept)),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const retry = await widget.findByRole('button');
    await userEvent.click(retry);
    await expect(await widget.findByRole('button', { busy: false })).toBeVisible();
  },
};
export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: 'mobile' } } };
