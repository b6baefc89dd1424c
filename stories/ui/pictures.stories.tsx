import { picture } from '@portada/contract/fixtures';
import { Avatar } from '@portada/ui/avatar/Avatar.tsx';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../support/Row.tsx';

const harbour = picture('puerto', 'El puerto al amanecer');

const meta = {
  title: 'UI/Pictures',
  component: Picture,
  args: { image: harbour, widths: { 1100: '40rem' } },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** IMG-03 */
export const SixteenToNine: Story = { args: { ratio: '16-9' } };
export const Wide: Story = { args: { ratio: '21-9' } };
export const FourToThree: Story = { args: { ratio: '4-3' } };
export const Square: Story = { args: { ratio: '1-1' } };

/** IMG-06: no clippings in preview and showroom. */
export const InPreview: Story = { parameters: { page: { preview: true } } };

/** UI-09: 24 to 160 px. */
export const Avatars: StoryObj<typeof Avatar> = {
  render: () => (
    <Row>
      {[24, 40, 72, 160].map((size) => (
        <Avatar key={size} name="Àngels" size={size} />
      ))}
      {[24, 40, 72, 160].map((size) => (
        <Avatar key={size} name="Iñaki" size={size} src="/imagenes/inaki/1-1/210.jpg" />
      ))}
    </Row>
  ),
};
