import { contentCards, longCard } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atRest, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const items = [1, 2].flatMap((round) => contentCards.map((card) => ({ ...card, id: `${card.id}-${round}` })));

/** Cards beside one another, swiped, turned by buttons or by arrow keys. */
const meta = {
  title: 'Widgets/Carousel',
  component: widget('carousel'),
  args: { template: 'carousel', label: 'Vídeos', items },
  afterEach: ({ canvasElement }) => atRest(canvasElement),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

function template(name: string): Story {
  return { args: { template: name } };
}
const phone = { viewport: { value: 'mobile' } };
const tablet = { viewport: { value: 'tablet' } };

export const Carousel: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const [, next] = await widget.findAllByRole('button');
    if (next) await userEvent.click(next);
    await expect(widget.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const CarouselOnATablet: Story = { ...Carousel, globals: tablet };
export const CarouselOnAPhone: Story = { ...Carousel, globals: phone };
export const CarouselInTheDark: Story = { ...Carousel, globals: { theme: 'dark' } };

export const CardSwiper: Story = template('card-swiper');
export const CardSwiperOnATablet: Story = { ...CardSwiper, globals: tablet };
export const CardSwiperOnAPhone: Story = { ...CardSwiper, globals: phone };

export const Slider: Story = template('slider');
export const SliderOnAPhone: Story = { ...Slider, globals: phone };

export const Mini: Story = template('mini');
export const MiniOnATablet: Story = { ...Mini, globals: tablet };
export const MiniOnAPhone: Story = { ...Mini, globals: phone };

export const Vertical: Story = template('vertical');
export const VerticalOnAPhone: Story = { ...Vertical, globals: phone };

export const PhotoGallery: Story = template('photo-gallery');
export const PhotoGalleryOnAPhone: Story = { ...PhotoGallery, globals: phone };

/** All fit: nothing to turn, and Swiper is not fetched. */
export const AllFit: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.queryAllByRole('button')).toHaveLength(0);
  },
};
export const LongTexts: Story = {
  args: { items: [1, 2, 3, 4].map((id) => ({ ...longCard, id: `${id}` })) },
  globals: phone,
};
/** Neither cards nor children. */
export const Nothing: Story = { args: { items: [] } };
