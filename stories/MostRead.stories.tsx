import { rankings } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** The most read contents in two lists, of which a tab chooses one. */
const meta = {
  title: 'Widgets/Most read',
  component: widget('most-read'),
  args: { lists: rankings },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLists: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getAllByRole('tab')).toHaveLength(2);
    // The sample data is in the page's language too.
    await expect(widget.getAllByRole('tab')[0]).toHaveTextContent(inLanguage('Lo más leído'));
    await expect(widget.getAllByRole('link')).toHaveLength(5);
  },
};
export const OnAPhone: Story = { ...TwoLists, globals: { viewport: { value: 'mobile' } } };
export const OnATablet: Story = { ...TwoLists, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { ...TwoLists, globals: { theme: 'dark' } };

export const TheOtherList: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [, other] = widget.getAllByRole('tab');
    if (other) await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-selected', 'true');
  },
};

/** One list needs no tabs. */
export const OneList: Story = { args: { lists: rankings.slice(0, 1) } };

const long = 'La Autoridad Portuaria y las cofradías acuerdan el calendario del traslado de la lonja '.repeat(
  3,
);
const longLists = rankings.map(({ label, items }) => ({
  label: `${label} de toda la semana`,
  items: items.map((item) => ({ ...item, title: long })),
}));
export const LongTexts: Story = {
  args: { lists: longLists },
  globals: { viewport: { value: 'mobile' } },
};
