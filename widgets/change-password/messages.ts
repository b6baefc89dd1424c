import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/new-password.ts';
import { newPassword, noConnection } from '@portada/shared/texts/phrases.ts';

const es = {
  ...texts,
  newPassword,
  repeatPassword: 'Repite la contraseña',
  deadLink: 'Este enlace ya no sirve: se ha usado o ha caducado. Pide otro y te lo enviaremos por correo.',
  connection: noConnection,
  failed: 'Ahora mismo no podemos cambiar la contraseña. Vuelve a intentarlo dentro de un rato.',
};

export const messages = defineMessages('change-password', es, () => import('./messages.ca.ts'));
