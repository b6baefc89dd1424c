import { navItems } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { roomBelow } from './support/room.tsx';
import { widget } from './support/Widget.tsx';

/** A line of sections, which is swiped where they do not all fit, with dropdowns under those that have parts. */
const meta = {
  title: 'Widgets/Swiper menu',
  component: widget('swiper-menu'),
  args: { items: navItems },
  decorators: [roomBelow],
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile' } } };

export const AllFit: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = phone;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [opener] = await widget.findAllByRole('button', { expanded: false });
    if (opener) await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};
export const OpenOnAPhone: Story = { ...Open, ...phone };
export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };

/** An item that is no link but opens its parts. */
export const WithoutAddress: Story = {
  args: {
    items: navItems.map(({ link, children }) => ({
      link: children.length > 0 ? { ...link, href: '' } : link,
      children,
    })),
  },
};

const long = 'Todo sobre la ampliación del muelle sur y sus consecuencias';
export const LongTexts: Story = {
  ...phone,
  args: { items: navItems.map((item) => ({ ...item, link: { ...item.link, text: long } })) },
};
