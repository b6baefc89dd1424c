import { More } from '@portada/ui/more/More.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

/** What follows a list that goes on. */
const meta = {
  title: 'UI/More',
  component: More,
  args: { state: 'more', pages: 0, onReach: fn(), onPress: fn() },
} satisfies Meta<typeof More>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In sight it fetches the next page. */
export const ByItself: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReach).toHaveBeenCalledOnce());
  },
};
export const OnItsWay: Story = { args: { state: 'loading' } };

/** After three pages the reader is asked, so that the foot of the page can be reached. */
export const ByHand: Story = {
  args: { pages: 3 },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onReach).not.toHaveBeenCalled();
  },
};
export const ByHandInTheDark: Story = { args: { pages: 3 }, globals: { theme: 'dark' } };
export const ByHandOnItsWay: Story = { args: { pages: 3, state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };
