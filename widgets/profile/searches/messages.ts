import { defineMessages } from '@portada/core';
import { tryAgain } from '@portada/shared/texts/phrases.ts';
import { texts } from '@portada/shared/texts/saved-searches.ts';

const es = {
  ...texts,
  intro: 'Te escribimos cuando publicamos algo nuevo que coincide con ellas.',
  empty: 'No tienes ninguna. Guárdalas desde la página de resultados.',
  loading: 'Cargando tus búsquedas…',
  failed: 'No hemos podido cargar tus búsquedas guardadas.',
  retry: tryAgain,
  name: 'Nombre de la búsqueda',
  rhythm: 'Avisos por correo',
  open: 'Ver resultados',
  save: 'Guardar',
  remove: 'Quitar',
  removed: '«{name}» ya no está entre tus búsquedas.',
  saved: 'Hecho: «{name}» ya está al día.',
  saveFailed: 'No hemos podido cambiarla. Inténtalo dentro de un rato.',
};

export const messages = defineMessages('profile-searches', es, () => import('./messages.ca.ts'));
