import { defineMessages } from '@portada/core';

const es = {
  label: 'Contraseña nueva',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repite la contraseña',
  submit: 'Guardar la contraseña',
  deadLink: 'Este enlace ya no sirve: se ha usado o ha caducado. Pide otro y te lo enviaremos por correo.',
  askAgain: 'Pedir otro enlace',
  refused: 'Esa contraseña no cumple lo que pedimos. Prueba con otra.',
  tooMany: 'Has hecho demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  connection: 'No hemos podido conectar. Comprueba tu conexión y vuelve a intentarlo.',
  failed: 'Ahora mismo no podemos cambiar la contraseña. Vuelve a intentarlo dentro de un rato.',
};

export const messages = defineMessages('change-password', es, () => import('./messages.ca.ts'));
