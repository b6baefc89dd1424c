import { defineMessages } from '@portada/core';

const es = {
  title: 'Inicia sesión para continuar',
  text: 'Con tu cuenta de {site} puedes guardar contenidos, seguir a tus autores y recibir nuestros boletines.',
  login: 'Iniciar sesión',
  cancel: 'Ahora no',
};

export const messages = defineMessages('like-modal', es, () => import('./messages.ca.ts'));
