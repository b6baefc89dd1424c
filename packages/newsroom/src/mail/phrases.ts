import type { Language } from '@portada/contract';

/** The link of the activation email, and the button of the page that it opens; so is the next. */
export const confirmMyEmail: Readonly<Record<Language, string>> = {
  es: 'Confirmar mi correo',
  ca: 'Confirma el meu correu',
};

export const confirmSubscription: Readonly<Record<Language, string>> = {
  es: 'Confirmar la suscripción',
  ca: 'Confirma la subscripció',
};

/** The link of the recovery email, and the title of the page that it opens. */
export const chooseNewPassword: Readonly<Record<Language, string>> = {
  es: 'Elige una contraseña nueva',
  ca: 'Tria una contrasenya nova',
};
