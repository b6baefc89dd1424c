import type { Language } from '@portada/contract';

/** The link of the recovery email, and the title of the page that it opens. */
export const chooseNewPassword: Readonly<Record<Language, string>> = {
  es: 'Elige una contraseña nueva',
  ca: 'Tria una contrasenya nova',
};
