import { defineMessages } from '@portada/core';
import {
  createAccount,
  login,
  noCaptcha,
  noConnection,
  yourAccount,
  yourAddress,
  yourData,
} from '@portada/shared/texts/phrases.ts';

const es = {
  title: createAccount,
  confirm: 'Confirmar tus datos',
  intro: 'Te enviaremos un correo para activar la cuenta.',
  socialIntro: 'Solo falta un paso: revisa tus datos y confírmalos.',
  requiredNote: 'Los campos con asterisco son obligatorios.',
  summary: 'Antes de seguir, revisa estos datos:',
  account: yourAccount,
  password: 'Contraseña',
  person: yourData,
  home: yourAddress,
  newsletters: 'Boletines que quieres recibir',
  demoBulletin: 'Boletín de la edición de demostración',
  accept: 'He leído y acepto',
  terms: 'el aviso legal',
  and: 'y',
  privacy: 'la política de privacidad',
  noCaptcha,
  invalid: 'Hay datos que no son válidos. Revísalos y vuelve a intentarlo.',
  connection: noConnection,
  expired:
    'El registro ha caducado. Inicia sesión otra vez con la misma cuenta y vuelve a confirmar tus datos.',
  failed: 'Ahora mismo no podemos crear la cuenta. Vuelve a intentarlo dentro de un rato.',
  submit: 'Crear la cuenta',
  confirmSubmit: 'Confirmar',
  hasAccount: '¿Ya tienes cuenta?',
  login,
};

export const messages = defineMessages('register', es, () => import('./messages.ca.ts'));
