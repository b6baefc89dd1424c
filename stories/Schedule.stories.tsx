import { getSchedule } from '@portada/contract';
import { channels, scheduleAround } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

/** Three times eight hours around now, the present show among them. */
const HOURS_MS = 8 * 3_600_000;
const items = [-1, 0, 1].flatMap((part) =>
  scheduleAround(new Date(Date.now() + part * HOURS_MS)).map((item) => ({
    ...item,
    id: `${item.id}/${part}`,
    calendar: '/programacion/1.ics',
  })),
);
const withBackEnd = (...own: typeof handlers) => ({ msw: { handlers: [...own, ...handlers] } });
const other = respond(getSchedule, { items: items.slice(4) });

/** What the channels of TV and radio broadcast, day by day; the show that is on is marked and in sight. */
const meta = {
  title: 'Widgets/Schedule',
  component: widget('schedule'),
  args: { channels, items },
  parameters: withBackEnd(other),
  beforeEach: () => {
    const before = location.href;
    return () => history.replaceState(history.state, '', before);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile' } };

export const Today: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getAllByText(/^En (emisión|emissió)$/)).toHaveLength(1);
  },
};
export const OnATablet: Story = { ...Today, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { ...Today, globals: phone };
export const Dark: Story = { ...Today, globals: { theme: 'dark' } };

/** All is over, and some of it can be seen again. */
export const Over: Story = {
  args: { items: scheduleAround(new Date('2026-01-01T12:00:00+01:00')) },
};

export const Empty: Story = {
  args: { items: null },
  parameters: withBackEnd(respond(getSchedule, { items: [] })),
};

const title = 'Especial informativo sobre la ampliación del muelle sur y sus consecuencias para la lonja';
export const LongTexts: Story = {
  args: {
    channels: channels.map((channel) => ({ ...channel, name: `${channel.name} Internacional` })),
    items: items.map((item) => ({ ...item, title })),
  },
  globals: phone,
};

const choose: Story['play'] = async ({ canvasElement }) => {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('link', { name: /^(Puerto|Port) 2$/ }));
  await waitFor(() =>
    expect(widget.getByRole('link', { name: /^(Puerto|Port) 2$/ })).toHaveAttribute('aria-current', 'page'),
  );
};

/** Another channel has been chosen and is on its way. */
export const OnItsWay: Story = { parameters: withBackEnd(silence(getSchedule)), play: choose };
export const AnotherChannel: Story = { play: choose };

const sayFailure: Story['play'] = async (context) => {
  await choose(context);
  const widget = await drawn(context.canvasElement);
  await expect(await widget.findByRole('button', { name: /intentarlo|provar/ })).toBeVisible();
};
export const Offline: Story = { parameters: withBackEnd(unreachable(getSchedule)), play: sayFailure };
export const OfflineOnAPhone: Story = { ...Offline, globals: phone };
export const Refused: Story = { parameters: withBackEnd(refuse(getSchedule, 500)), play: sayFailure };
