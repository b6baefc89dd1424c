import { defineMessages } from '@portada/core';

const es = {
  title: 'Confirma que eres tú',
  password: 'Ha pasado un rato desde que iniciaste sesión. Escribe tu contraseña para continuar.',
  sending: 'Ha pasado un rato desde que iniciaste sesión. Te estamos enviando un código a {email}.',
  sent: 'Ha pasado un rato desde que iniciaste sesión. Escribe el código que te hemos enviado a {email}. Caduca dentro de diez minutos.',
  notSent: 'No hemos podido enviar el código. Inténtalo de nuevo dentro de un momento.',
  sendAgain: 'Enviar otro código',
  passwordLabel: 'Contraseña',
  codeLabel: 'Código',
  submit: 'Continuar',
  cancel: 'Cancelar',
  wrongPassword: 'La contraseña no es correcta.',
  wrongCode: 'El código no es correcto o ha caducado.',
  failed: 'No hemos podido comprobarlo. Inténtalo de nuevo dentro de un momento.',
};

export const messages = defineMessages('profile-proof', es, () => import('./messages.ca.ts'));
