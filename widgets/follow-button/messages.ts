import { defineMessages } from '@portada/core';

const es = {
  follow: 'Seguir',
  following: 'Siguiendo',
  followName: 'Seguir a {name}',
  followingName: 'Siguiendo a {name}',
};

export const messages = defineMessages('follow-button', es, () => import('./messages.ca.ts'));
