import {
  type AuthorCard,
  type ContentCard,
  forgetReadingPlace,
  getFollowedAuthors,
  getProfile,
  getReadings,
  getSavedContents,
  getSavedSearches,
  unsaveContent,
} from '@portada/contract';
import { authors, contentCards, longCard, newsletters, reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { handlers } from './handlers.ts';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { at, collector } from './support/profile-page.ts';
import { refuse, respond, respondAfter, silence, unreachable } from './support/respond.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/Profile/Lists',
  component: widget('profile'),
  parameters: { reader: collector },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Waits until what is asked for has come. */
const arrived =
  (selector: string) =>
  async ({ canvasElement }: Context) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(selector)).toBeVisible());
  };

export const Newsletters: Story = { beforeEach: at('newsletters') };
export const NewslettersNone: Story = {
  beforeEach: at('newsletters'),
  parameters: { reader: { ...reader, newsletters: [] } },
};
export const NewslettersLong: Story = {
  beforeEach: at('newsletters'),
  parameters: {
    reader: {
      ...reader,
      newsletters: newsletters.map((one) => ({ ...one, name: `${one.name}, `.repeat(6) })),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};
export const NewslettersSaved: Story = {
  beforeEach: at('newsletters'),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getAllByRole('checkbox')[1] ?? canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /Guardar|Desa/ }));
    await waitFor(() => expect(canvasElement.querySelector('.portada-notice')).toBeVisible());
  },
};

export const Favourites: Story = { beforeEach: at('favourites'), play: arrived('.portada-favourite') };
export const FavouritesNarrow: Story = { ...Favourites, globals: { viewport: { value: 'mobile' } } };
export const FavouritesDark: Story = { ...Favourites, globals: { theme: 'dark' } };
export const FavouritesEmpty: Story = {
  beforeEach: at('favourites'),
  parameters: { reader: { ...reader, savedContentIds: [] } },
  play: arrived('.portada-library-empty'),
};
export const FavouritesLoading: Story = {
  beforeEach: at('favourites'),
  parameters: { msw: { handlers: [silence(getSavedContents), ...handlers] } },
};
export const FavouritesFailed: Story = {
  beforeEach: at('favourites'),
  parameters: { msw: { handlers: [refuse(getSavedContents, 500), ...handlers] } },
  play: arrived('.portada-profile-retry'),
};
export const FavouritesLongTitles: Story = {
  ...FavouritesNarrow,
  parameters: {
    reader: { ...reader, savedContentIds: [longCard.id] },
    msw: { handlers: [respond(getSavedContents, [longCard]), ...handlers] },
  },
};

const search = { text: 'puerto', type: '', filters: {}, rhythm: 'daily' } as const;
const searches = [
  { ...search, id: 'a', name: 'El puerto' },
  { ...search, id: 'b', name: 'temporal, Cultura', text: 'temporal', filters: { section: 'cultura' } },
];

/** Under the newsletters the searches that the reader keeps. */
export const Searches: Story = {
  beforeEach: at('newsletters'),
  parameters: {
    page: { webFeatures: { users: true, savedSearches: true } },
    msw: { handlers: [respond(getSavedSearches, searches), ...handlers] },
  },
  play: arrived('.portada-searches-item'),
};
export const SearchesNarrow: Story = { ...Searches, globals: { viewport: { value: 'mobile' } } };

const place = { paragraph: 6, fraction: 0.3, paragraphs: 14 };
const readings = contentCards.slice(0, 3).map((content) => ({ content, place }));

/** Over the saved contents what the reader has begun, on whatever device. */
export const Reading: Story = {
  beforeEach: at('favourites'),
  parameters: {
    page: { webFeatures: { users: true, readingProgress: true } },
    msw: { handlers: [respond(getReadings, readings), ...handlers] },
  },
  play: arrived('.portada-reading'),
};
export const ReadingNarrow: Story = { ...Reading, globals: { viewport: { value: 'mobile' } } };
export const ReadingRemoved: Story = {
  ...Reading,
  parameters: {
    ...Reading.parameters,
    msw: {
      handlers: [
        ...respondAfter(forgetReadingPlace, getReadings, []),
        respond(getReadings, readings.slice(0, 1)),
        respond(forgetReadingPlace, { success: true }),
        ...handlers,
      ],
    },
  },
  play: async (context) => {
    await arrived('.portada-reading')(context);
    const { canvasElement } = context;
    const button = canvasElement.querySelector<HTMLElement>('.portada-reading button');
    if (button) await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector('.portada-readings [tabindex]')).toHaveFocus());
  },
};

/** The focus of what is gone goes to its neighbour. */
export const FavouriteRemoved: Story = {
  beforeEach: at('favourites'),
  parameters: {
    msw: { handlers: [...respondAfter(unsaveContent, getSavedContents, contentCards.slice(1)), ...handlers] },
  },
  play: async (context) => {
    await arrived('.portada-favourite')(context);
    const { canvasElement } = context;
    const buttons = () => [...canvasElement.querySelectorAll<HTMLElement>('.portada-library-remove')];
    const [first, second] = buttons();
    if (first) await userEvent.click(first);
    await waitFor(() => expect(second).toHaveFocus());
    await expect(buttons()).not.toContain(first);
  },
};
export const FavouriteNotRemoved: Story = {
  beforeEach: at('favourites'),
  parameters: { msw: { handlers: [refuse(unsaveContent, 500), ...handlers] } },
  play: async (context) => {
    await arrived('.portada-favourite')(context);
    const [first] = context.canvasElement.querySelectorAll<HTMLElement>('.portada-library-remove');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(first).not.toHaveAttribute('aria-busy'));
    await expect(first).toBeVisible();
  },
};

export const Authors: Story = { beforeEach: at('authors'), play: arrived('.portada-followed') };
export const AuthorsNarrow: Story = { ...Authors, globals: { viewport: { value: 'mobile' } } };
export const AuthorsEmpty: Story = {
  beforeEach: at('authors'),
  parameters: { reader: { ...reader, followedAuthorIds: [] } },
  play: arrived('.portada-library-empty'),
};
export const AuthorsFailed: Story = {
  beforeEach: at('authors'),
  parameters: { msw: { handlers: [unreachable(getFollowedAuthors), ...handlers] } },
  play: arrived('.portada-profile-retry'),
};

const MANY = 500;
const many = Array.from({ length: MANY }, (_, index) => String(index));

/** Hundreds of saved contents and authors: only what is in sight costs anything. */
const hoarder = {
  // The cards have been judged above, and a thousand of them take axe its time.
  a11y: { test: 'off' },
  reader: { ...reader, savedContentIds: many, followedAuthorIds: many },
  msw: {
    handlers: [
      respond(
        getSavedContents,
        many.flatMap((id): ContentCard[] => {
          const card = contentCards[Number(id) % contentCards.length];
          return card ? [{ ...card, id }] : [];
        }),
      ),
      respond(
        getFollowedAuthors,
        many.flatMap((id): AuthorCard[] => {
          const author = authors[Number(id) % authors.length];
          return author ? [{ ...author, id }] : [];
        }),
      ),
      ...handlers,
    ],
  },
};
export const FiveHundredFavourites: Story = { ...Favourites, parameters: hoarder };
export const FiveHundredAuthors: Story = { ...Authors, parameters: hoarder };

/** Where the profile cannot be loaded, the lists offer to try again. */
export const ProfileFailed: Story = {
  beforeEach: async () => {
    const back = at('favourites')();
    await cookieStore.set('portada_user', reader.id);
    return async () => {
      await cookieStore.delete('portada_user');
      back();
    };
  },
  parameters: { reader: null, msw: { handlers: [refuse(getProfile, 500), ...handlers] } },
};
