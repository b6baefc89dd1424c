import {
  type AuthorCard,
  type ContentCard,
  deleteAccount,
  endSession,
  getFollowedAuthors,
  getProfile,
  getSavedContents,
  getSessions,
  patchProfile,
  unsaveContent,
} from '@portada/contract';
import {
  authors,
  catalanNewsletters,
  contentCards,
  demoReader,
  failure,
  incompleteReader,
  longCard,
  reader,
  socialReader,
} from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers } from '../handlers.ts';
import { drawn } from '../support/drawn.ts';
import { refuse, respond, silence, unreachable } from '../support/respond.ts';
import { Widget } from '../support/Widget.tsx';

const paths = {
  user: '/perfil/mi-cuenta/',
  favourites: '/perfil/contenidos-guardados/',
  authors: '/perfil/autores/',
  newsletters: '/perfil/boletines/',
};

/** The page stands at the address of a tab, as the widget's own pages do. */
const at = (tab: keyof typeof paths) => () => {
  const before = location.href;
  history.replaceState(history.state, '', paths[tab]);
  return () => history.replaceState(null, '', before);
};

const collector = {
  ...reader,
  savedContentIds: contentCards.map(({ id }) => id),
  followedAuthorIds: authors.map(({ id }) => id),
};

const meta = {
  title: 'Widgets/Profile',
  component: Widget,
  args: { name: 'profile' },
  parameters: { reader: collector },
  beforeEach: at('user'),
} satisfies Meta<typeof Widget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function control(canvas: HTMLElement, name: string): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`The form has no field ${name}.`);
  return found;
}

const save = (canvas: HTMLElement) => {
  const button = canvas.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) throw new Error('There is nothing to save with.');
  return button;
};

/** Waits until what is asked for has come. */
const arrived =
  (selector: string) =>
  async ({ canvasElement }: Context) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(selector)).toBeVisible());
  };

export const Account: Story = {};
export const AccountNarrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const AccountTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const AccountDark: Story = { globals: { theme: 'dark' } };

/** Under 578 px the menu is a dropdown; here over a screen on which it covers nothing to press. */
export const MenuOpen: Story = {
  beforeEach: at('newsletters'),
  parameters: { reader: { ...reader, newsletters: [] } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    const button = widget.queryByRole('button', { expanded: false, name: /boletines|butlletins/ });
    // Stories are also tested in windows that are wider.
    if (button) await userEvent.click(button);
  },
};

export const Social: Story = {
  parameters: { reader: socialReader },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('[type="password"]')).toBeNull();
  },
};

export const Demo: Story = {
  parameters: { reader: { ...demoReader, bulletin: true }, page: { demo: true } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(control(canvasElement, 'nif')).toHaveAttribute('readonly');
    await expect(control(canvasElement, 'bulletin')).toBeDisabled();
  },
};

/** What is missing stands over the button that cannot be pressed. */
export const Incomplete: Story = {
  parameters: { reader: incompleteReader },
  play: async (context) => {
    await arrived('.portada-account-missing')(context);
    await expect(save(context.canvasElement)).toBeDisabled();
  },
};

export const ChangingThePassword: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'password'), 'Vieja-1926');
    await userEvent.type(control(canvasElement, 'newPassword'), 'Faro-19');
    await userEvent.type(control(canvasElement, 'repeatPassword'), 'Faro-20');
    await userEvent.tab();
    await waitFor(() => expect(control(canvasElement, 'repeatPassword')).toBeInvalid());
    await expect(save(canvasElement)).toBeDisabled();
  },
};

/** What became of a save. */
function saved(role: 'status' | 'alert', handler?: HttpHandler): Story {
  return {
    ...(handler && { parameters: { msw: { handlers: [handler, ...handlers] } } }),
    play: async ({ canvas, canvasElement }) => {
      await drawn(canvasElement);
      await userEvent.type(control(canvasElement, 'surname'), ' Roca');
      await waitFor(() => expect(save(canvasElement)).toBeEnabled());
      await userEvent.click(save(canvasElement));
      await waitFor(() =>
        expect(canvasElement.querySelector('.portada-notice')).toHaveAttribute('role', role),
      );
      if (role === 'alert') await expect(await canvas.findByRole('alert')).toBeVisible();
    },
  };
}

export const Saved: Story = saved('status');
export const WrongPassword: Story = saved('alert', refuse(patchProfile, 401));
export const ServerError: Story = saved('alert', refuse(patchProfile, 500));
export const Offline: Story = saved('alert', unreachable(patchProfile));
export const FieldsRefused: Story = saved(
  'alert',
  refuse(patchProfile, 400, {
    ...failure(400, 'INVALID_FIELDS', { fields: { phone: 'validation.phone.invalid' } }),
  }),
);

export const Saving: Story = {
  parameters: { msw: { handlers: [silence(patchProfile), ...handlers] } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(save(canvasElement));
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** Whoever leaves with something unsaved is asked. */
export const Unsaved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.type(control(canvasElement, 'surname'), ' Roca');
    widget.getByRole('link', { name: /boletines|butlletins/, hidden: true }).click();
    const dialog = await canvas.findByRole('dialog');
    // It comes in softly.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
  },
};

const erase = async ({ canvas, canvasElement }: Context) => {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button', { name: /Eliminar mi|Elimina el meu/ }));
  return within(await canvas.findByRole('dialog'));
};
export const Deletion: Story = {
  play: async (context) => {
    const dialog = await erase(context);
    await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  },
};

function notDeleted(status: number): Story {
  return {
    parameters: { msw: { handlers: [refuse(deleteAccount, status), ...handlers] } },
    play: async (context) => {
      const dialog = await erase(context);
      await userEvent.click(dialog.getByRole('button', { name: /^Sí/ }));
      const alert = await dialog.findByRole('alert');
      await waitFor(() => expect(alert).toBeVisible());
    },
  };
}
export const DemoIsNotDeleted: Story = notDeleted(412);
export const DeletionFailed: Story = notDeleted(500);

const showSessions = async ({ canvasElement }: Context) => {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button', { name: /mis sesiones|meves sessions/ }));
};
export const Sessions: Story = {
  play: async (context) => {
    await showSessions(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.portada-session')).toBeVisible());
  },
};
export const SessionsFailed: Story = {
  parameters: { msw: { handlers: [refuse(getSessions, 500), ...handlers] } },
  play: async (context) => {
    await showSessions(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.portada-profile-retry')).toBeVisible());
  },
};
export const SessionNotEnded: Story = {
  parameters: { msw: { handlers: [refuse(endSession, 500), ...handlers] } },
  play: async (context) => {
    await showSessions(context);
    const [button] = await context.canvas.findAllByRole('button', { name: /iPhone$/ });
    if (button) await userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
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
      newsletters: catalanNewsletters.map((one) => ({ ...one, name: `${one.name}, `.repeat(6) })),
    },
  },
  globals: { viewport: { value: 'mobile' } },
};
export const NewslettersSaved: Story = {
  beforeEach: at('newsletters'),
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getAllByRole('checkbox')[1] ?? canvasElement);
    await userEvent.click(save(canvasElement));
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

/** The focus of what is gone goes to its neighbour. */
export const FavouriteRemoved: Story = {
  beforeEach: at('favourites'),
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
  parameters: { reader: undefined, msw: { handlers: [refuse(getProfile, 500), ...handlers] } },
};
