import { weatherCodes } from '@portada/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const DAY_MS = 24 * 3_600_000;

/** These codes on the days from today on. */
const days = (codes: readonly string[]) =>
  codes.map((code, index) => ({
    date: new Date(Date.now() + index * DAY_MS).toISOString().slice(0, 10),
    code,
    min: 7 + (index % 4),
    max: 14 + (index % 5),
  }));

/** The forecast of a place, a day to a line. */
const meta = {
  title: 'Widgets/Weather',
  component: widget('weather'),
  args: { place: 'Barcelona', forecast: days(['11', '13', '24', '51', '33', '81', '17']) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile' } };

export const Week: Story = {};

/** What a service may tell beside the sky, and the next hours. */
export const Detailed: Story = {
  args: {
    forecast: days(['11', '24', '51']).map((day, index) => ({
      ...day,
      windSpeed: 4 + 16 * index,
      windDirection: 90 * index,
      rainChance: 40 * index,
      rainAmount: 3 * index,
      waveHeight: index,
      hours: [0, 1, 2].map((hour) => ({
        at: { date: new Date(Date.now() + index * DAY_MS + hour * 3_600_000).toISOString() },
        code: day.code,
        temperature: day.min + hour,
        rainChance: 40 * index,
      })),
    })),
  },
};
export const WeekOnAPhone: Story = { globals: phone };
export const WeekInTheDark: Story = { globals: { theme: 'dark' } };

/** Every state of the sky that there is. */
export const AllSkies: Story = { args: { forecast: days(weatherCodes) } };
export const AllSkiesByNight: Story = {
  args: { forecast: days(weatherCodes.map((code) => `${code}n`)) },
};
export const AllSkiesInTheDark: Story = { ...AllSkies, globals: { theme: 'dark' } };

/** A code that nobody knows, and temperatures that nobody has measured. */
export const NoData: Story = {
  args: {
    forecast: days(['99', '']).map((day) => ({ ...day, min: null, max: null })),
  },
};

/** Everything that was forecast has passed. */
export const Past: Story = {
  args: { forecast: [{ date: '2020-01-01', code: '11', min: 1, max: 9 }] },
};

export const LongTexts: Story = {
  args: {
    place: 'Castellar del Riu i Sant Llorenç de Morunys, a la vora del pantà',
    forecast: days(['61n', '61', '62']),
  },
  globals: phone,
};
