import { authors, contentCards, reader } from '@portada/contract/fixtures';

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
