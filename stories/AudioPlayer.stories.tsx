import { podcast } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Canvas, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const audio = { ...podcast, src: '/media/audio/puerto.mp3', duration: 24 };

/** Audio on demand and live radio. Nothing is fetched before the press, and nothing moves after it. */
const meta = {
  title: 'Widgets/Audio player',
  component: widget('audio-player'),
  args: { audio, 'content-id': 'story' },
  beforeEach: () => localStorage.removeItem('portada_positions'),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'mobile' } };

export const AtRest: Story = {};
export const OnAPhone: Story = { globals: PHONE };
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const WithoutAPicture: Story = { args: { audio: { ...audio, image: null } } };
export const LongTitle: Story = {
  args: { audio: { ...audio, title: `${audio.title} `.repeat(8), duration: 7_384 } },
};
export const LongTitleOnAPhone: Story = { ...LongTitle, globals: PHONE };

export const GoOn: Story = {
  beforeEach: () => {
    localStorage.setItem('portada_positions', JSON.stringify({ [`story|${audio.src}`]: [14, 1] }));
  },
};

async function begin({ canvasElement }: Canvas) {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button', { name: /^Reprodu/ }));
  await waitFor(() => expect(widget.getByRole('slider', { name: /^Posici/ })).toBeEnabled(), {
    timeout: 30_000,
  });
  return widget;
}

export const Begun: Story = { play: async (context) => void (await begin(context)) };

export const Speeds: Story = {
  play: async (context) => {
    const widget = await begin(context);
    await userEvent.click(widget.getByRole('button', { name: /^(Ajustes|Configuració)$/ }));
    await userEvent.click(widget.getByRole('radio', { name: '1,5×' }));
    await expect(widget.getByRole('radio', { name: '1,5×' })).toBeChecked();
  },
};
export const SpeedsOnAPhone: Story = { ...Speeds, globals: PHONE };

export const Missing: Story = {
  args: { audio: { ...audio, src: '/media/audio/none.mp3' } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /^Reprodu/ }));
    await expect(await widget.findByRole('alert', {}, { timeout: 30_000 })).toBeVisible();
  },
};
export const MissingOnAPhone: Story = { ...Missing, globals: PHONE };
