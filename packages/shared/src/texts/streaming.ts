/** What is live now, and how to get there. */
export const texts = {
  watch: 'Ver',
  listen: 'Escuchar',
  none: 'Ahora mismo no hay ninguna emisión en directo.',
};

export type Key = keyof typeof texts;
