/** What stands where a reader has saved or follows nothing yet. */
export const texts = {
  contentsNone:
    'Todavía no has guardado nada. Usa el botón «Guardar» de cualquier noticia y la encontrarás aquí.',
  authorsNone: 'Todavía no sigues a nadie. Usa el botón «Seguir» junto a la firma de una noticia.',
};

export type Key = keyof typeof texts;
