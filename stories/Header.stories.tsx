import { navItems } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { allDrawn } from './support/drawn.ts';

const modules = import.meta.glob('../widgets/{header,header-search,user-menu}/index.ts');

function node(tag: string, slot: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (slot) element.slot = slot;
  element.textContent = text;
  return element;
}

interface Props {
  items: readonly unknown[];
  name: string;
}

/** A header as a template writes it, with a search and a reader's corner of its own, and a page below it. */
function PageWithHeader({ items, name }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const values = JSON.stringify(items);
  useEffect(() => {
    const header = node('portada-header', '');
    header.setAttribute('nav-items', values);
    const logo = node('strong', 'logo', name);
    const links = node('div', 'links');
    links.style.cssText = 'display: flex; gap: 1rem; align-items: center';
    links.append(node('portada-header-search', ''), node('portada-user-menu', ''));
    header.append(logo, links);
    place.current?.replaceChildren(header);
    for (const load of Object.values(modules)) void load();
  }, [values, name]);
  return (
    <>
      <div ref={place} style={{ display: 'contents' }} />
      <p style={{ minBlockSize: '120vh' }}>El temporal de levante deja olas de seis metros en la bocana.</p>
    </>
  );
}

/** The top of a page: logo, links, a menu, a search and the reader's corner. */
const meta = {
  title: 'Widgets/Header',
  component: PageWithHeader,
  args: { items: navItems, name: 'Diario del Puerto' },
} satisfies Meta<typeof PageWithHeader>;
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
    name: long,
    items: navItems.map((item) => ({ ...item, link: { ...item.link, text: long } })),
  },
  globals: phone,
};
