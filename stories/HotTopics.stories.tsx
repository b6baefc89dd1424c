import { hotTopics } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** A strip of links to what is talked about today; where they do not all fit, two buttons scroll it. */
const meta = {
  title: 'Widgets/Hot topics',
  component: widget('hot-topics'),
  args: { links: hotTopics },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllFit: Story = {
  args: { links: hotTopics.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getAllByRole('link')).toHaveLength(3);
    await expect(widget.queryAllByRole('button')).toHaveLength(0);
  },
};

const [first] = hotTopics;
const many = [1, 2, 3, 4].flatMap((round) =>
  hotTopics.map(({ link }) => ({ link: { ...link, id: `${link.id}-${round}` } })),
);

/** More than fits at any width. */
export const Scrolled: Story = {
  args: { links: many },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [previous, next] = await widget.findAllByRole('button');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    if (next) await userEvent.click(next);
    await expect(await widget.findAllByRole('button', { current: false })).toHaveLength(2);
  },
};
export const OnAPhone: Story = { ...Scrolled, globals: { viewport: { value: 'mobile' } } };
export const OnATablet: Story = { ...Scrolled, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { ...Scrolled, globals: { theme: 'dark' } };

const long = 'La ampliación del muelle sur y sus consecuencias para la lonja';
export const LongText: Story = {
  args: { links: first ? [{ link: { ...first.link, text: long } }, ...hotTopics] : [] },
  globals: { viewport: { value: 'mobile' } },
};
