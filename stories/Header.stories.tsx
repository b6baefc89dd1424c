import { navItems } from '@portada/contract/fixtures';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { allDrawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { useSay } from './support/say.ts';
import { widget } from './support/Widget.tsx';

/** What the template writes inside: a name, and a search and a reader's corner of its own. */
const inside = (name: string) => `<strong slot="logo">${name}</strong>
<div slot="links" style="display: flex; gap: 1rem; align-items: center">
  <portada-header-search></portada-header-search>
  <portada-user-menu></portada-user-menu>
</div>`;

const overAPage: Decorator = (Story) => {
  const say = useSay();
  return (
    <>
      <Story />
      <p style={{ minBlockSize: '120vh' }}>
        {say(
          'El temporal de levante deja olas de seis metros en la bocana.',
          'El temporal de llevant deixa onades de sis metres a la bocana.',
        )}
      </p>
    </>
  );
};

/** The top of a page: logo, links, a menu, a search and the reader's corner. */
const meta = {
  title: 'Widgets/Header',
  component: widget('header'),
  args: { 'nav-items': navItems, children: inside('Diario del Puerto') },
  decorators: [overAPage],
  // It sticks to the top of a window: in the docs, each has its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'mobile' } };

async function open({ canvasElement }: Context) {
  await allDrawn(canvasElement);
  const toggle = canvasElement.querySelector('.portada-header-toggle');
  if (toggle) await userEvent.click(toggle);
  return within(await within(canvasElement).findByRole('dialog'));
}

export const Closed: Story = { play: async ({ canvasElement }) => allDrawn(canvasElement) };
export const ClosedOnAPhone: Story = { ...Closed, globals: phone };

export const Menu: Story = {
  play: async (context) => {
    const menu = await open(context);
    await expect(menu.getAllByRole('link').length).toBeGreaterThanOrEqual(navItems.length);
  },
};
export const MenuOnAPhone: Story = { ...Menu, globals: phone };
export const MenuInTheDark: Story = { ...Menu, globals: { theme: 'dark' } };

/** An entry with parts, folded out. */
export const Parts: Story = {
  play: async (context) => {
    const menu = await open(context);
    const [fold] = menu.getAllByRole('button', { expanded: false });
    if (fold) await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  },
};
export const PartsOnAPhone: Story = { ...Parts, globals: phone };

/** Menu and search are never open together. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    await allDrawn(canvasElement);
    const toggle = canvasElement.querySelector('.portada-header-search-toggle');
    if (toggle) await userEvent.click(toggle);
    await waitFor(() => expect(within(canvasElement).getByRole('searchbox')).toHaveFocus());
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const OpenedAndClosed: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(context.canvasElement).queryByRole('dialog')).toBeNull());
  },
};

const long = 'Todo sobre la ampliación del muelle sur y sus consecuencias';
export const LongTexts: Story = {
  ...Menu,
  args: {
    children: inside(long),
    'nav-items': navItems.map((item) => ({ ...item, link: { ...item.link, text: long } })),
  },
  globals: phone,
};
