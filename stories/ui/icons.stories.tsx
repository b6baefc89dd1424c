import { Icon } from '@portada/ui/icons/Icon.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SaveIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { Row } from '../support/Row.tsx';

/** Drawings of the Lucide set, each imported by its own module: `lucide-react/icons/bookmark`. */
const meta: Meta<typeof Icon> = { title: 'UI/Icon', component: Icon, args: { of: SaveIcon } };
export default meta;
type Story = StoryObj<typeof Icon>;

export const Outlined: Story = {};
export const Filled: Story = { args: { filled: true } };

/** As high as the text around it. */
export const InText: Story = {
  render: () => (
    <Row>
      {['0.875rem', '1rem', '1.5rem', '2rem'].map((fontSize) => (
        <span key={fontSize} style={{ fontSize }}>
          <Icon of={SearchIcon} /> <Icon filled of={StarIcon} /> {fontSize}
        </span>
      ))}
    </Row>
  ),
};
