import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const url = 'https://diario.example/puerto/el-temporal-4711/';

/** Networks, the copied link, and on a phone the device's own menu. */
const meta = {
  title: 'Widgets/Share bar',
  component: widget('share-bar'),
  args: { url, heading: 'El temporal obliga a cerrar el puerto' },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await expect(widget.getByRole('button', { expanded: true })).toBeVisible();
    await expect(widget.getAllByRole('link').at(-1)).toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** Without attributes it is this page that is shared. */
export const ThisPage: Story = { args: { url: null, heading: null } };

/** A headline as long as they come goes along whole, and the bar stays as it is. */
export const LongHeading: Story = {
  args: { heading: 'Un titular que no se acaba nunca '.repeat(16) },
};

export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };
