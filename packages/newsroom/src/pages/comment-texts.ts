/** What the pages say around readers' comments; the widget brings words of its own. */
export const commentsEs = {
  title: 'Comentarios',
  one: '1 comentario',
  many: 'comentarios',
  none: 'Todavía no hay comentarios. ¿Qué opinas tú?',
  login: 'Inicia sesión para comentar',
  closed: 'Los comentarios de este contenido están cerrados.',
  closedNone: 'Este contenido no admite comentarios.',
  unsigned: 'Cuenta eliminada',
  removed: 'Su autor ha retirado este comentario.',
  edited: 'editado',
  first: 'Ver desde el principio',
  next: 'Ver los siguientes',
  link: 'Enlace a este comentario',
} as const;

export const commentsCa: Readonly<Record<keyof typeof commentsEs, string>> = {
  title: 'Comentaris',
  one: '1 comentari',
  many: 'comentaris',
  none: 'Encara no hi ha comentaris. Què en penses, tu?',
  login: 'Inicia la sessió per comentar',
  closed: 'Els comentaris d’aquest contingut estan tancats.',
  closedNone: 'Aquest contingut no admet comentaris.',
  unsigned: 'Compte eliminat',
  removed: 'L’autor ha retirat aquest comentari.',
  edited: 'editat',
  first: 'Mostra des del principi',
  next: 'Mostra els següents',
  link: 'Enllaç a aquest comentari',
};
