import { showLinks } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { roomBelow } from './support/room.tsx';
import { widget } from './support/Widget.tsx';

/** Whatever address a story has, one of the links leads to it. */
const here = (links: typeof showLinks) =>
  links.map((item, index) =>
    index === 1 ? { ...item, link: { ...item.link, href: location.pathname } } : item,
  );

/** The parts of a show: a row of links, a dropdown under 1100 px. */
const meta = {
  title: 'Widgets/Show navigation',
  component: widget('show-navigation'),
  args: { links: here(showLinks) },
  decorators: [roomBelow],
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile' } };

export const Row: Story = { globals: { viewport: { value: 'desktop' } } };
export const RowInTheDark: Story = { globals: { viewport: { value: 'desktop' }, theme: 'dark' } };
export const Dropdown: Story = { globals: phone };
export const DropdownOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const button = widget.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(widget.getAllByRole('link')).toHaveLength(showLinks.length);
  },
  globals: phone,
};
export const OpenInTheDark: Story = { ...Open, globals: { ...phone, theme: 'dark' } };

/** The page is none of the show’s own. */
export const NoneCurrent: Story = { args: { links: showLinks }, globals: phone };

const long = 'Todo sobre la ampliación del muelle sur y sus consecuencias';
export const LongTexts: Story = {
  args: { links: here(showLinks).map(({ link }) => ({ link: { ...link, text: long } })) },
  globals: phone,
};
