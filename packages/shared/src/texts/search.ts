/** What every search of a site says. */
export const texts = {
  error: 'Escribe al menos {min} caracteres.',
};

export type Key = keyof typeof texts;
