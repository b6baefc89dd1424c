import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** What a reader may do with an article: save it, read what others say, share it. */
const meta = {
  title: 'Widgets/Aside bar',
  component: widget('aside-bar'),
  args: {
    'content-id': '4720',
    url: 'https://diario.example/puerto/el-temporal-4711/',
    heading: 'El temporal obliga a cerrar el puerto',
    'num-comments': '128',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <section id="comments" />
      </>
    ),
  ],
  parameters: { page: { webFeatures: { users: true, comments: true } } },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};
export const SignedIn: Story = { parameters: { reader } };
export const Saved: Story = {
  args: { 'content-id': '4711' },
  parameters: { reader },
};
export const OneComment: Story = { args: { 'num-comments': '1' } };

/** Where the page does not know how many there are. */
export const WithoutANumber: Story = { args: { 'num-comments': '' } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const InTheDark: Story = { parameters: { reader }, globals: { theme: 'dark' } };
