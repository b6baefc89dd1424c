import { defineMessages } from '@portada/core';

const es = {
  start: 'Dictar con el micrófono',
  stop: 'Dejar de escuchar',
  listening: 'Te escuchamos: di lo que buscas.',
  heard: 'Hemos oído «{text}».',
  refused: 'No podemos usar el micrófono. Puedes permitirlo en los ajustes del navegador.',
  failed: 'No te hemos entendido. Vuelve a intentarlo o escribe lo que buscas.',
};

export const messages = defineMessages('voice-search', es, () => import('./messages.ca.ts'));
