import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article } from './support/Article.tsx';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** Which version of the paywall is tested, in Spanish for everybody, and the way back to the published one. */
const meta = {
  title: 'Widgets/Paywall testing banner',
  component: widget('paywall-testing-banner'),
  decorators: [
    (Story) => (
      <Article>
        <Story />
      </Article>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

function testing(version: string): Story {
  return {
    beforeEach: async () => {
      await cookieStore.set(PAYWALL_VERSION_COOKIE, encodeURIComponent(version));
      return () => cookieStore.delete(PAYWALL_VERSION_COOKIE);
    },
    play: async ({ canvasElement }) => {
      const widget = await drawn(canvasElement);
      const banner = await widget.findByRole('region', { name: 'Prueba del muro de pago' });
      await expect(banner).toHaveTextContent(version);
      await expect(widget.getByRole('button', { name: 'Volver al muro publicado' })).toBeVisible();
    },
  };
}

export const Testing = testing('13');
export const OnAPhone: Story = { ...Testing, globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { ...Testing, globals: { theme: 'dark' } };
export const LongVersion = testing('primavera-registro-antes-del-tercer-artículo');

export const Published: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await expect(widget.queryByRole('region')).toBeNull();
  },
};
