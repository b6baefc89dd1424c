import { authors, contentCards, reader } from '@portada/contract/fixtures';
import { routes } from '@portada/shared/routes.ts';

const paths = {
  user: routes['user.profile'],
  favourites: routes['user.saved'],
  authors: routes['user.authors'],
  newsletters: routes['user.newsletters'],
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
