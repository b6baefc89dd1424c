import { scheduleAround } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** Three times eight hours around now, the present show among them. */
const HOURS_MS = 8 * 3_600_000;
const items = [-1, 0, 1].flatMap((part) =>
  scheduleAround(new Date(Date.now() + part * HOURS_MS)).map((item) => ({
    ...item,
    id: `${item.id}/${part}`,
  })),
);

/** What is broadcast, hour by hour; the show that is on is marked and in sight, and the next one as its time comes. */
const meta = {
  title: 'Widgets/Schedule carousel',
  component: widget('schedule-carousel'),
  args: { items },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getAllByText(/^En (emisión|emissió)$/)).toHaveLength(1);
  },
};
export const OnATablet: Story = { ...Today, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { ...Today, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Today, globals: { theme: 'dark' } };

/** All is over: nothing is marked, and the last show is in sight. */
export const Over: Story = {
  args: { items: scheduleAround(new Date('2026-01-01T12:00:00+01:00')) },
};

const title = 'Especial informativo sobre la ampliación del muelle sur y sus consecuencias para la lonja';
export const LongTexts: Story = {
  args: { items: items.map((item) => ({ ...item, title })) },
  globals: { viewport: { value: 'mobile' } },
};
