import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenSheet } from '../support/TokenSheet.tsx';

const meta = { title: 'UI/Tokens', component: TokenSheet } satisfies Meta<typeof TokenSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
