import { photos } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** Photos as a grid or as a strip of one at a time; each opens a viewer over the whole screen. */
const meta = {
  title: 'Widgets/Photo gallery',
  component: widget('photo-gallery'),
  args: { images: photos, label: 'El puerto en otoño' },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const GridOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const GridOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const GridInTheDark: Story = { globals: { theme: 'dark' } };

const strip = { args: { layout: 'strip' } } satisfies Story;
export const Strip: Story = strip;
export const StripOnAPhone: Story = { ...strip, globals: { viewport: { value: 'mobile' } } };

export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [, second] = widget.getAllByRole('button');
    if (second) await userEvent.click(second);
    await waitFor(() => expect(widget.getByRole('dialog')).toBeVisible());
  },
};
export const ViewerOnAPhone: Story = { ...Viewer, globals: { viewport: { value: 'mobile' } } };
export const ViewerInTheDark: Story = { ...Viewer, globals: { theme: 'dark' } };

/** Turned by keys and closed again: the focus is back at the photo that was pressed. */
export const LookedAt: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [first] = widget.getAllByRole('button');
    if (first) await userEvent.click(first);
    await widget.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(widget.queryByRole('dialog')).toBeNull();
  },
};

export const OnePhoto: Story = { args: { images: photos.slice(0, 1) } };

const caption = 'El temporal, ayer a primera hora, en el espigón de levante. '.repeat(6);
export const LongCaption: Story = {
  ...Viewer,
  args: { images: photos.map((photo) => ({ ...photo, caption })) },
  globals: { viewport: { value: 'mobile' } },
};
