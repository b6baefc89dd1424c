import { authors, contentCards, reader } from '@portada/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawn } from './drawn.ts';
import type { Widget } from './Widget.tsx';

export type Story = StoryObj<Meta<typeof Widget>>;
export type Context = Parameters<NonNullable<Story['play']>>[0];

const paths = {
  user: '/perfil/mi-cuenta/',
  favourites: '/perfil/contenidos-guardados/',
  authors: '/perfil/autores/',
  newsletters: '/perfil/boletines/',
};

/** The page stands at the address of a tab, as the widget's own pages do. */
export const at = (tab: keyof typeof paths) => () => {
  const before = location.href;
  history.replaceState(history.state, '', paths[tab]);
  return () => history.replaceState(null, '', before);
};

/** A reader who has saved and follows all there is. */
export const collector = {
  ...reader,
  savedContentIds: contentCards.map(({ id }) => id),
  followedAuthorIds: authors.map(({ id }) => id),
};

/** Waits until what is asked for has come. */
export const arrived =
  (selector: string) =>
  async ({ canvasElement }: Context) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(selector)).toBeVisible());
  };

export const save = (canvas: HTMLElement) => {
  const button = canvas.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) throw new Error('There is nothing to save with.');
  return button;
};
