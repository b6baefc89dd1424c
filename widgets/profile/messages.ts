import { defineMessages } from '@portada/core';

const es = {
  menu: 'Apartados de tu cuenta',
  user: 'Tu cuenta',
  favourites: 'Contenidos guardados',
  authors: 'Autores que sigues',
  newsletters: 'Tus boletines',
  logout: 'Cerrar sesión',
  noReader: 'Inicia sesión para ver tu cuenta.',
  login: 'Inicia sesión',
  accountFailed: 'No hemos podido cargar tu cuenta.',
  screenFailed: 'No hemos podido abrir este apartado.',
  retry: 'Volver a intentarlo',
};

export const messages = defineMessages('profile', es, () => import('./messages.ca.ts'));
export type ProfileKey = keyof typeof es;
