import { harbourVideo } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { type Canvas, drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const video = { ...harbourVideo, hlsSource: '/media/hls/puerto/index.m3u8', duration: 24, captions: [] };

/** The poster until it is pressed; then a film with subtitles, qualities, speeds, and all keys of a player. */
const meta = {
  title: 'Widgets/Video player',
  component: widget('video-player'),
  args: { video, 'content-id': 'story' },
  beforeEach: () => {
    localStorage.removeItem('portada_positions');
    localStorage.removeItem('portada_captions');
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'mobile' } };

export const Poster: Story = {};
export const PosterOnAPhone: Story = { globals: PHONE };
export const PosterInTheDark: Story = { globals: { theme: 'dark' } };
export const WithoutAPicture: Story = { args: { video: { ...video, poster: null } } };
export const Square: Story = { args: { video: { ...video, aspectRatio: '1:1' } } };
export const LongTitle: Story = {
  args: { video: { ...video, title: `${video.title} `.repeat(6), duration: 7_384 } },
  globals: PHONE,
};

/** The reader was here before. */
export const GoOn: Story = {
  beforeEach: () => {
    const positions = { [`story|${video.hlsSource}`]: [14, 1] };
    localStorage.setItem('portada_positions', JSON.stringify(positions));
  },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getAllByRole('button')).toHaveLength(2);
  },
};
export const GoOnOnAPhone: Story = { ...GoOn, globals: PHONE };

async function begin({ canvasElement }: Canvas) {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button'));
  await waitFor(() => expect(widget.getByRole('slider', { name: /^Posici/ })).toBeEnabled(), {
    timeout: 30_000,
  });
  return widget;
}

export const Begun: Story = { play: async (context) => void (await begin(context)) };
export const BegunOnAPhone: Story = { ...Begun, globals: PHONE };

export const Settings: Story = {
  play: async (context) => {
    const widget = await begin(context);
    await userEvent.click(widget.getByRole('button', { name: /^(Ajustes|Configuració)$/ }));
    await expect(widget.getAllByRole('radio').length).toBeGreaterThanOrEqual(9);
    await userEvent.click(widget.getByRole('radio', { name: '360p' }));
    await expect(widget.getByRole('radio', { name: '360p' })).toBeChecked();
  },
};
export const SettingsOnAPhone: Story = { ...Settings, globals: PHONE };
export const SettingsInTheDark: Story = { ...Settings, globals: { theme: 'dark' } };

export const Subtitles: Story = {
  play: async (context) => {
    const widget = await begin(context);
    await userEvent.keyboard('c');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await widget.findByText(/mercant/, {}, { timeout: 30_000 })).toBeVisible();
  },
};

/** Where the publisher has no rights: what the server answers decides what the reader is told. */
function refused(name: string, status: number, options: Partial<Story> = {}): Story {
  const hlsSource = `/media/none/${name}.m3u8`;
  return {
    ...options,
    args: { video: { ...video, hlsSource } },
    parameters: {
      msw: { handlers: [http.get(`*${hlsSource}`, () => new HttpResponse(null, { status })), ...handlers] },
    },
    play: async ({ canvasElement }) => {
      const widget = await drawn(canvasElement);
      await userEvent.click(widget.getByRole('button'));
      await expect(await widget.findByRole('alert', {}, { timeout: 30_000 })).toBeVisible();
    },
  };
}

export const NotHere: Story = refused('geo', 403);
export const NotHereOnAPhone: Story = refused('geo-phone', 403, { globals: PHONE });
export const Gone: Story = refused('gone', 404);
