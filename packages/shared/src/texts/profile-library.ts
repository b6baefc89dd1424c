/** What stands where a reader has saved or follows nothing yet, and over the articles that they have begun. */
export const texts = {
  contentsNone:
    'Todavía no has guardado nada. Usa el botón «Guardar» de cualquier noticia y la encontrarás aquí.',
  authorsNone: 'Todavía no sigues a nadie. Usa el botón «Seguir» junto a la firma de una noticia.',
  reading: 'Seguir leyendo',
  readPart: 'Has leído un {percent}',
};

export type Key = keyof typeof texts;
