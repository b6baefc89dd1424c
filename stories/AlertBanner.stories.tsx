import { alerts } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** Each alert stays for seven seconds, longer under the pointer, and shows once per session. */
const meta = {
  title: 'Widgets/Alert banner',
  component: widget('alert-banner'),
  args: { alerts },
  // It stands at the foot of a window.
  parameters: { docs: { story: { height: '320px' } } },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = alerts;
const long = 'El temporal de levante obliga a cerrar la bocana del puerto hasta mañana al mediodía. '.repeat(
  6,
);

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(() => expect(widget.getByRole('article')).toBeVisible());
  },
};
export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };
export const WithoutPicture: Story = { ...Shown, args: { alerts: alerts.slice(1) } };
export const TitleAlone: Story = {
  ...Shown,
  args: { alerts: [{ id: 'solo', title: 'El puerto vuelve a abrir' }] },
};
export const LongTexts: Story = {
  ...Shown,
  args: { alerts: [{ ...first, title: long, text: long }] },
  globals: { viewport: { value: 'mobile' } },
};

/** Closed, an alert makes place for the next one. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    for (const { title } of alerts) {
      await waitFor(() => expect(widget.getByRole('article')).toHaveTextContent(inLanguage(title)));
      await userEvent.click(widget.getByRole('button'));
    }
    await waitFor(() => expect(widget.queryByRole('article')).toBeNull());
  },
};

export const None: Story = {
  args: { alerts: [] },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.getByRole('status')).toBeEmptyDOMElement();
  },
};
