import { defineMessages } from '@portada/core';
import { logout } from '@portada/shared/texts/phrases.ts';

const es = {
  title: 'Tus datos y sesiones',
  text: 'Descarga una copia de todo lo que guardamos sobre ti, o mira en qué navegadores tienes la sesión abierta.',
  download: 'Descargar mis datos',
  show: 'Ver mis sesiones',
  failed: 'No hemos podido cargar tus sesiones.',
  loading: 'Cargando tus sesiones',
  both: '{browser} en {system}',
  unknown: 'Navegador desconocido',
  here: 'Este navegador',
  lastUsed: 'Último uso: {moment}',
  end: logout,
  ended: 'Hemos cerrado la sesión de {name}.',
  endFailed: 'No hemos podido cerrar la sesión. Inténtalo de nuevo dentro de un momento.',
  endAll: 'Cerrar sesión en todas partes',
};

export const messages = defineMessages('profile-sessions', es, () => import('./messages.ca.ts'));
