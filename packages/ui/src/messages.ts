import { defineMessages } from '@portada/core';

const es = {
  close: 'Cerrar',
  hidePassword: 'Ocultar la contraseña',
  loading: 'Cargando…',
  showPassword: 'Mostrar la contraseña',
  waiting: 'Un momento, por favor…',
};

/** Texts of the shared components. */
export const uiMessages = defineMessages('ui', es, () => import('./messages.ca.ts'));
