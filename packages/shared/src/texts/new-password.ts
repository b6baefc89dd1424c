import { email, newPassword } from './phrases.ts';

/** The form in which a reader chooses a new password. */
export const texts = {
  email,
  label: newPassword,
  submit: 'Guardar la contraseña',
  refused: 'Esa contraseña no cumple lo que pedimos. Prueba con otra.',
  askAgain: 'Pedir otro enlace',
};

export type Key = keyof typeof texts;
