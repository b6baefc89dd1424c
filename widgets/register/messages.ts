import { defineMessages } from '@portada/core';

const es = {
  title: 'Crear una cuenta',
  confirm: 'Confirmar tus datos',
  intro: 'Te enviaremos un correo para activar la cuenta.',
  socialIntro: 'Solo falta un paso: revisa tus datos y confírmalos.',
  requiredNote: 'Los campos con asterisco son obligatorios.',
  summary: 'Antes de seguir, revisa estos datos:',
  account: 'Tu cuenta',
  password: 'Contraseña',
  person: 'Tus datos',
  home: 'Tu dirección',
  newsletters: 'Boletines que quieres recibir',
  demoBulletin: 'Boletín de la edición de demostración',
  accept: 'He leído y acepto',
  terms: 'el aviso legal',
  and: 'y',
  privacy: 'la política de privacidad',
  noCaptcha:
    'No hemos podido cargar la protección contra envíos automáticos. Puedes enviar el formulario igualmente.',
  invalid: 'Hay datos que no son válidos. Revísalos y vuelve a intentarlo.',
  tooMany: 'Has hecho demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  connection: 'No hemos podido conectar. Comprueba tu conexión y vuelve a intentarlo.',
  expired:
    'El registro ha caducado. Inicia sesión otra vez con la misma cuenta y vuelve a confirmar tus datos.',
  failed: 'Ahora mismo no podemos crear la cuenta. Vuelve a intentarlo dentro de un rato.',
  submit: 'Crear la cuenta',
  confirmSubmit: 'Confirmar',
  hasAccount: '¿Ya tienes cuenta?',
  login: 'Inicia sesión',
};

export const messages = defineMessages('register', es, () => import('./messages.ca.ts'));
export type RegisterKey = keyof typeof es;
