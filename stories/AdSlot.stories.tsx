import { adPositions } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { allDrawn, drawn } from './support/drawn.ts';
import { serveAds } from './support/house-ads.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const [tall, wide] = adPositions;
const webFeatures = { advertising: true, closableAds: true };
const page = { gptAdvertisingEnabled: true, webFeatures };

/** Its place is kept free from the start; the ad comes once the reader is near and the page may show it. */
const meta = {
  title: 'Widgets/Ad slot',
  component: widget('ad-slot'),
  args: { position: tall },
  parameters: { page },
  beforeEach: () => serveAds('ad'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(() => expect(widget.getByRole('group')).toBeVisible());
    await expect(widget.getByRole('link')).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: 'mobile' } } };
export const OnATablet: Story = { ...Shown, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };
export const InCatalan: Story = { ...Shown, globals: { language: 'ca' } };
export const Wide: Story = { ...Shown, args: { position: wide } };

/** What is wider than its column is cut; the position’s `mapping` is there to ask for what fits. */
export const TooWide: Story = { ...Wide, globals: { viewport: { value: 'mobile' } } };

/** Where the site does not have `closableAds`. */
export const NotClosable: Story = {
  ...Shown,
  parameters: { page: { ...page, webFeatures: { advertising: true } } },
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(() => expect(widget.getByRole('button')).toBeVisible());
    await userEvent.click(widget.getByRole('button'));
    await expect(widget.getByRole('status')).toHaveFocus();
  },
};

/** The place is kept while the ad is on its way, and while it is in view where there is none. */
export const OnItsWay: Story = {
  beforeEach: () => serveAds('silence'),
  play: async ({ canvasElement }) => {
    await allDrawn(canvasElement);
    const slot = canvasElement.querySelector<HTMLElement>('[data-ad]');
    await expect(slot?.offsetHeight).toBeGreaterThan(250);
  },
};
export const NotSold: Story = { ...OnItsWay, beforeEach: () => serveAds('none') };

/** A page without advertising: nothing is fetched, and no place is taken. */
export const WithoutAdvertising: Story = {
  parameters: { page: { ...page, gptAdvertisingEnabled: false } },
  play: async ({ canvasElement }) => {
    await allDrawn(canvasElement);
    await expect(canvasElement.querySelector('[data-ad]')).toBeNull();
  },
};
