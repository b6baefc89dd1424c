/** What the page and the widget say of a recipe’s rating. */
export const texts = {
  title: 'Valora esta receta',
  mean: '{figure} de {stars}',
  vote: '{count} voto',
  votes: '{count} votos',
  unrated: 'Todavía no tiene valoraciones.',
};

export type Key = keyof typeof texts;
