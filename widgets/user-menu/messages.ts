import { defineMessages } from '@portada/core';

const es = {
  login: 'Inicia sesión',
  register: 'Regístrate',
  opening: 'Abriendo el registro',
  account: 'Tu cuenta, {nick}',
  profile: 'Tu cuenta',
  favourites: 'Contenidos guardados',
  authors: 'Autores que sigues',
  newsletters: 'Boletines',
  logout: 'Cerrar sesión',
  loading: 'Cargando tu cuenta',
};

export const messages = defineMessages('user-menu', es, () => import('./messages.ca.ts'));
