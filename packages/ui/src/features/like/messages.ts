import { defineMessages } from '@portada/core';
import { loginButton, notNow } from '@portada/shared/texts/phrases.ts';

const es = {
  title: 'Inicia sesión para continuar',
  text: 'Con tu cuenta de {site} puedes guardar contenidos, seguir a tus autores y recibir nuestros boletines.',
  login: loginButton,
  cancel: notNow,
};

export const messages = defineMessages('like-modal', es, () => import('./messages.ca.ts'));
