import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

/** The opening of a page of search results: how much was found, and the form to search anew. */
const meta = {
  title: 'Widgets/Search opening',
  component: widget('search-opening'),
  args: { text: 'temporal', searchtype: 'news', 'num-results': 12345 },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile' } };
const found = (args: WidgetArgs): Story => ({ args });

export const Results: Story = {};
export const ResultsOnAPhone: Story = { globals: phone };
export const ResultsOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const ResultsInTheDark: Story = { globals: { theme: 'dark' } };
export const OneResult: Story = found({ searchtype: null, 'num-results': 1 });
export const NoResult: Story = found({ searchtype: 'other', 'num-results': 0 });
export const WithoutCount: Story = found({ searchtype: null, 'num-results': null });
export const BeforeAnySearch: Story = found({ text: null, searchtype: null, 'num-results': null });
export const LongText: Story = {
  ...found({
    text: 'la ampliación del muelle sur y sus consecuencias para la lonja '.repeat(3),
    'num-results': 2,
  }),
  globals: phone,
};

/** Fewer than three characters lead nowhere. */
export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.clear(widget.getByRole('searchbox'));
    await userEvent.type(widget.getByRole('searchbox'), 'ab{Enter}');
    await expect(await widget.findByRole('alert')).toHaveTextContent('3');
    await expect(widget.getByRole('searchbox')).toBeInvalid();
  },
};
export const TooShortOnAPhone: Story = { ...TooShort, globals: phone };

/** A searcher on the page has found something else since. */
export const Followed: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const detail = { text: 'levante', numResults: 3 };
    document.dispatchEvent(new CustomEvent('portada:search', { detail }));
    await waitFor(() => expect(widget.getByRole('heading')).toHaveTextContent(/^3 .*«levante»$/));
  },
};
