/** The searches that a reader keeps, and how often they are mailed. */
export const texts = {
  title: 'Búsquedas guardadas',
  now: 'Al momento',
  daily: 'Una vez al día',
  weekly: 'Una vez a la semana',
  none: 'Sin avisos',
};

export type Key = keyof typeof texts;
