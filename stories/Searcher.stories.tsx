import { search, searchMore } from '@portada/contract';
import {
  articleCard,
  lastResults,
  multipleEventCard,
  noResults,
  poorResults,
  rangeEventCard,
  searcherDates,
  searcherFilters,
  uniqueEventCard,
} from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import { inLanguage } from './support/in-language.ts';
import type { WidgetArgs } from './support/markup.ts';
import { refuse, respond, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const withoutControls = { 'text-input': null, filters: null, 'date-filters': null };
const controls = { 'text-input': true, filters: searcherFilters, 'date-filters': searcherDates };

const meta = {
  title: 'Widgets/Searcher',
  component: widget('searcher'),
  args: controls,
  // A story begins at an address without a query, whatever the one before has asked.
  beforeEach: () => {
    const before = location.href;
    return () => history.replaceState(null, '', before);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

function answered(...answers: HttpHandler[]): Pick<Story, 'parameters'> {
  return { parameters: { msw: { handlers: [...answers, ...handlers] } } };
}

export const Results: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Filters and dates alone, as on a page whose text is asked for elsewhere. */
export const WithoutText: Story = {
  args: { 'text-input': null },
};

export const MoreFilters: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /Más filtros|Més filtres/ }));
    await expect(widget.getByRole('button', { expanded: true })).toBeVisible();
  },
};

export const Loading: Story = answered(silence(search));

export const NoResults: Story = answered(respond(search, noResults));

const failed = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await expect(await canvas.findByRole('button', { name: /Volver a|Torna-ho/ })).toBeVisible();
};
export const Failed: Story = { ...answered(refuse(search, 500)), play: failed };
export const Offline: Story = { ...answered(unreachable(search)), play: failed };

const scrollToTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

export const MoreFailed: Story = {
  ...answered(unreachable(searchMore)),
  play: async (context) => {
    await drawn(context.canvasElement);
    await waitFor(async () => {
      scrollToTheEnd();
      await expect(context.canvas.getByRole('button', { name: /Volver a|Torna-ho/ })).toBeVisible();
    });
  },
};
export const MoreLoading: Story = {
  ...answered(silence(searchMore)),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => {
      scrollToTheEnd();
      return expect(canvasElement.querySelector('.portada-searcher-more .portada-spinner')).toBeVisible();
    });
  },
};

/** As many pages as are asked for, each with contents of its own. */
const endless = http.get('*/webapi/searcher/*', ({ request }) => {
  const page = Number(new URL(request.url).pathname.split('/').at(-1)) || 1;
  const results = [1, 2, 3].map((index) => ({ ...articleCard, id: `${page}-${index}` }));
  return HttpResponse.json({
    results: inLanguage(results),
    numResults: 1200,
    hasMoreResults: true,
    searcherPayload: { cursorMark: page + 1 },
  });
});

/** After three pages by themselves a button asks, so that the foot of the page can be reached. */
export const AfterManyPages: Story = {
  ...answered(endless),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await waitFor(
      async () => {
        scrollToTheEnd();
        await expect(widget.getByRole('button', { name: /^(Cargar|Carrega) m/ })).toBeVisible();
      },
      { timeout: 30_000 },
    );
  },
};

export const Agenda: Story = {
  ...answered(
    respond(search, { results: [uniqueEventCard, rangeEventCard, multipleEventCard], numResults: 3 }),
  ),
  args: {
    mode: 'agenda',
    'date-filters': {
      label: '',
      filters: ['any', 'today', 'tomorrow', 'nextWeekend'].map((value) => ({ value })),
    },
  },
};

/** The module of any page: fewer than five are padded, and a button leads to the agenda. */
export const Events: Story = {
  ...answered(respond(search, poorResults)),
  args: { mode: 'events', 'text-input': null, filters: null },
};

export const Newsletters: Story = {
  ...answered(respond(search, lastResults)),
  args: { ...withoutControls, mode: 'newsletters', 'taxon-url': '/boletines/primera-hora/' },
};

export const Authors: Story = {
  ...answered(
    respond(search, {
      results: ['Marta Ruiz', 'Álvaro Prats', 'Clara Montes'].map((title, id) => ({
        id,
        title,
        url: `/autores/${id}/`,
      })),
      numResults: 3,
    }),
  ),
  args: { ...withoutControls, mode: 'authors', 'text-input': true },
};

/** What is typed is searched for, and cleaned away again. */
export const SearchedAndCleaned: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const field = await widget.findByRole('searchbox');
    await userEvent.type(field, 'puerto{Enter}');
    await waitFor(() => expect(location.search).toContain('searchText=puerto'));
    await userEvent.click(widget.getByRole('button', { name: /Limpiar|Neteja/ }));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(location.search).not.toContain('searchText'));
  },
};
