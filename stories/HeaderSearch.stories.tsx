import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { useSay } from './support/say.ts';
import { widget } from './support/Widget.tsx';

/** A header with the search at its end, and the page below it. */
const inAHeader: Decorator = (Story) => {
  const say = useSay();
  return (
    <div style={{ minBlockSize: '16rem' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <strong>{say('Diario del Puerto', 'Diari del Port')}</strong>
        <Story />
      </div>
      <p>
        {say(
          'El temporal de levante deja olas de seis metros en la bocana.',
          'El temporal de llevant deixa onades de sis metres a la bocana.',
        )}
      </p>
    </div>
  );
};

/** The search of a header: a link to the search page that opens a layer with the form. */
const meta = {
  title: 'Widgets/Header search',
  component: widget('header-search'),
  decorators: [inAHeader],
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'mobile' } };

const open = async ({ canvasElement }: Context) => {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('link'));
  await waitFor(() => expect(widget.getByRole('searchbox')).toHaveFocus());
  return widget;
};

export const Closed: Story = {};
export const ClosedOnAPhone: Story = { globals: phone };

export const Open: Story = { play: async (context) => void (await open(context)) };
export const OpenOnAPhone: Story = { ...Open, globals: phone };
export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' } };

/** Fewer than three characters lead nowhere. */
export const TooShort: Story = {
  play: async (context) => {
    const widget = await open(context);
    await userEvent.keyboard('ab{Enter}');
    await expect(await widget.findByRole('alert')).toHaveTextContent('3');
    await expect(widget.getByRole('searchbox')).toHaveFocus();
  },
};
export const TooShortOnAPhone: Story = { ...TooShort, globals: phone };

export const OpenedAndClosed: Story = {
  play: async (context) => {
    const widget = await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.getByRole('link')).toHaveFocus());
    await expect(widget.queryByRole('searchbox')).toBeNull();
  },
};
