import type { Decorator } from '@storybook/react-vite';

/** Room for what a widget opens under itself. */
export const roomBelow: Decorator = (Story) => (
  <div style={{ minBlockSize: '16rem' }}>
    <Story />
  </div>
);
