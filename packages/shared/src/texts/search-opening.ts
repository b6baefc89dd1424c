/** The form that opens a search, and what it has found. */
export const texts = {
  all: 'Todo',
  news: 'Noticias',
  other: 'Otros contenidos',
  type: 'Buscar en',
  someFor: 'Resultados de «{text}»',
};

export type Key = keyof typeof texts;
