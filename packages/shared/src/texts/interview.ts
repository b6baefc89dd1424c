/** The form in which readers ask the guest of an interview. */
export const texts = {
  thanks: 'Hemos recibido tu pregunta. La redacción la leerá antes de pasarla al encuentro.',
  closed: 'El plazo para preguntar ha terminado.',
};

export type Key = keyof typeof texts;
