import { searchMoreShows, searchShows } from '@portada/contract';
import { shows } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { respond, silence, unreachable } from './support/respond.ts';
import { manyShows, serverCard } from './support/server-cards.ts';
import { widget } from './support/Widget.tsx';

/** All shows, by letter or by a text in their name, in a grid that goes on. */
const meta = {
  title: 'Widgets/Show index',
  component: widget('show-index'),
  beforeEach: () => {
    const before = location.href;
    return () => history.replaceState(history.state, '', before);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'mobile' } };
const cards = (list = shows) => list.map((show) => serverCard(show, 2)).join('');
const all = respond(searchShows, { html: cards(), cursorMark: null });
const none = http.get('*/webapi/shows/search/', ({ request }) =>
  /letter|text/.test(request.url) ? HttpResponse.json({ html: '', cursorMark: null }) : undefined,
);

const withBackEnd = (...own: typeof handlers) => ({ msw: { handlers: [...own, all, ...handlers] } });

export const Shows: Story = { parameters: withBackEnd() };
export const ShowsOnAPhone: Story = { ...Shows, globals: phone };
export const ShowsOnATablet: Story = { ...Shows, globals: { viewport: { value: 'tablet' } } };
export const ShowsInTheDark: Story = { ...Shows, globals: { theme: 'dark' } };

export const LongTexts: Story = {
  parameters: withBackEnd(
    respond(searchShows, {
      html: cards(shows.map((show) => ({ ...show, name: `${show.name} `.repeat(12) }))),
      cursorMark: null,
    }),
  ),
  globals: phone,
};

const letter = (name: string) => async (context: Context) => {
  const widget = await drawn(context.canvasElement);
  await userEvent.click(widget.getByRole('button', { name, pressed: false }));
  await waitFor(() => expect(widget.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
  return widget;
};

/** What shows until the list of the letter has come. */
export const OnItsWay: Story = {
  parameters: withBackEnd(),
  play: async (context) => {
    const grid = () => context.canvasElement.querySelector('[part="grid"]');
    await waitFor(() => expect(grid()).toBeVisible());
    await letter('M')(context);
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoResults: Story = {
  parameters: withBackEnd(none),
  play: async (context) => {
    const widget = await letter('X')(context);
    await expect(await widget.findByText(/ningún resultado|cap resultat/)).toBeVisible();
  },
};
export const NoResultsOnAPhone: Story = {
  parameters: withBackEnd(none),
  globals: phone,
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.type(widget.getByRole('searchbox'), 'zzz{Enter}');
    await expect(await widget.findByText(/ningún resultado|cap resultat/)).toBeVisible();
  },
};

/** The first of several pages; the next is on its way. */
export const LongList: Story = {
  parameters: withBackEnd(
    respond(searchShows, { html: cards(manyShows('Uno', 12)), cursorMark: 'b' }),
    silence(searchMoreShows),
  ),
};

const sayFailure: Story['play'] = async ({ canvasElement }) => {
  const widget = await drawn(canvasElement);
  await expect(await widget.findByRole('button', { name: /intentarlo|provar/ })).toBeVisible();
};
/** Nothing has come, and the server wrote nothing either. */
export const Offline: Story = { parameters: withBackEnd(unreachable(searchShows)), play: sayFailure };
export const OfflineOnAPhone: Story = { ...Offline, globals: phone };
