import { reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Widget } from './support/Widget.tsx';

const attributes = {
  'content-id': '4720',
  url: 'https://diario.example/puerto/el-temporal-4711/',
  heading: 'El temporal obliga a cerrar el puerto',
  'num-comments': '128',
};

/** What a reader may do with an article: save it, read what others say, share it. */
const meta = {
  title: 'Widgets/Aside bar',
  component: Widget,
  args: { name: 'aside-bar', attributes },
  decorators: [
    (Story) => (
      <>
        <Story />
        <section id="comments" />
      </>
    ),
  ],
  parameters: { page: { webFeatures: { users: true, comments: true } } },
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};
export const SignedIn: Story = { parameters: { reader } };
export const Saved: Story = {
  args: { attributes: { ...attributes, 'content-id': '4711' } },
  parameters: { reader },
};
export const OneComment: Story = { args: { attributes: { ...attributes, 'num-comments': '1' } } };

/** Where the page does not know how many there are. */
export const WithoutANumber: Story = { args: { attributes: { ...attributes, 'num-comments': '' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const InTheDark: Story = { parameters: { reader }, globals: { theme: 'dark' } };
