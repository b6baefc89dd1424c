import { defineMessages } from '@portada/core';
import { saveChanges } from '@portada/shared/texts/phrases.ts';

const es = {
  save: saveChanges,
  saved: 'Hemos guardado los cambios.',
  credentials:
    'No hemos podido comprobar que eres tú. Revisa tu contraseña actual o vuelve a iniciar sesión e inténtalo de nuevo.',
  failed: 'No hemos podido guardar los cambios. Inténtalo de nuevo dentro de un momento.',
  unsavedTitle: '¿Salir sin guardar?',
  unsavedText: 'Has hecho cambios que todavía no has guardado. Si sales ahora, se perderán.',
  stay: 'Seguir aquí',
  leave: 'Salir sin guardar',
};

export const messages = defineMessages('profile-save', es, () => import('./messages.ca.ts'));
