/** The texts of the pages that list one kind of content. */
export const kindListsEs = {
  videos: {
    title: 'Vídeos',
    intro:
      'Lo que se entiende mejor viéndolo: los reportajes y las entrevistas de Puerto TV y de la redacción.',
  },
  audios: {
    title: 'Audios',
    intro: 'Pódcast, entrevistas y documentales sonoros, para escucharlos cuando y donde quieras.',
  },
  recetas: {
    title: 'Recetas',
    intro: 'Lo que dan el mar y la huerta, explicado paso a paso y con el reloj a la vista.',
  },
  blogs: {
    title: 'Blogs',
    intro:
      'Cuadernos personales de quienes miran el puerto, la escuela, los balcones y los libros desde dentro.',
  },
  none: 'Todavía no hay nada publicado aquí.',
} as const;

/** The Catalan texts, with the same keys. */
export const kindListsCa = {
  videos: {
    title: 'Vídeos',
    intro: 'El que s’entén millor si es veu: els reportatges i les entrevistes de Port TV i de la redacció.',
  },
  audios: {
    title: 'Àudios',
    intro: 'Pòdcasts, entrevistes i documentals sonors, per escoltar-los quan i on vulguis.',
  },
  recetas: {
    title: 'Receptes',
    intro: 'El que donen la mar i l’horta, explicat pas a pas i amb el rellotge a la vista.',
  },
  blogs: {
    title: 'Blogs',
    intro: 'Quaderns personals dels qui miren el port, l’escola, els balcons i els llibres des de dins.',
  },
  none: 'Encara no hi ha res publicat aquí.',
} as const;
