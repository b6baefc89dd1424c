import { defineMessages } from '@portada/core';
import { createAccount, email, guardians, login, noConnection } from '@portada/shared/texts/phrases.ts';

const es = {
  title: login,
  socialTitle: 'Entra con otra cuenta',
  socialProvider: 'Continuar con {provider}',
  or: 'o con tu correo',
  email,
  password: 'Contraseña',
  submit: 'Entrar',
  forgot: '¿Has olvidado la contraseña?',
  noAccount: '¿Todavía no tienes cuenta?',
  register: createAccount,
  guardians,
  credentials: 'El correo o la contraseña no son correctos. Revísalos y vuelve a intentarlo.',
  legacy:
    'Hemos renovado las cuentas y tu contraseña antigua ya no sirve. Pide una nueva en «¿Has olvidado la contraseña?».',
  notValidated:
    'Aún no has confirmado tu correo. Pulsa aquí y te volveremos a enviar el mensaje de confirmación.',
  mailSent: 'Te hemos enviado el mensaje de confirmación. Revisa tu bandeja de entrada.',
  mailFailed: 'No hemos podido enviar el mensaje de confirmación. Pulsa aquí para intentarlo otra vez.',
  connection: noConnection,
  cookies:
    'Tu navegador no guarda las cookies de esta página y sin ellas no podemos mantener tu sesión. Permítelas y vuelve a intentarlo.',
  passwordResetSent: 'Te hemos enviado un correo con los pasos para cambiar la contraseña.',
  passwordChanged: 'Has cambiado la contraseña. Ya puedes entrar con la nueva.',
  socialFailed: 'No hemos podido entrar con la otra cuenta. Vuelve a intentarlo o usa tu correo.',
  socialDenied: 'No has dado permiso para entrar con la otra cuenta. Puedes elegir otra o usar tu correo.',
  recoveryTitle: 'Recupera tu contraseña',
  recoveryIntro: 'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
  recoverySubmit: 'Enviar',
  userNotFound: 'No hay ninguna cuenta con este correo.',
  back: 'Volver',
};

export type LoginKey = keyof typeof es;
export const messages = defineMessages('login', es, () => import('./messages.ca.ts'));
