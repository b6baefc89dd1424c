import { defineMessages } from '@portada/core';
import { loginButton, notNow } from '@portada/shared/texts/phrases.ts';
import { texts } from '@portada/shared/texts/submission.ts';

const es = {
  ...texts,
  login: loginButton,
  choose: 'Elegir archivo',
  drop: 'o suéltalo aquí',
  notNow,
  sending: 'Subiendo «{name}»',
  checking: 'Comprobando «{name}»',
  there: '«{name}» está listo para enviarse',
  held: '«{name}» se subirá al enviar',
  share: '{percent} %',
  cancel: 'Cancelar la subida',
  remove: 'Quitar el archivo',
  resume: 'Continuar',
  interrupted: 'La subida de «{name}» se ha interrumpido. No se pierde lo que ya se había subido.',
  interruptedLogin: 'Tu sesión ha terminado. Inicia sesión para seguir subiendo «{name}».',
  interruptedForbidden: 'No se ha permitido subir «{name}».',
  preview: 'Vista previa de «{name}»',
  problemSize: 'El archivo pesa demasiado. JPEG de {image} MB como máximo, o MP4 de {video} MB.',
  failureClosed: 'El plazo ha terminado: ya no se puede enviar.',
  failureSoon: 'Aún no se puede enviar. Lo que has escrito se queda aquí.',
  failureLimit: 'No se admiten más preguntas: se ha llegado al máximo.',
  failureForbidden: 'No se ha permitido el envío. Lo que has escrito sigue aquí.',
  failureInvalid: 'Hay algo que no podemos admitir. Revisa lo que has escrito.',
  failureFile: 'El archivo no ha podido ir con el envío. Revísalo y vuelve a enviar.',
  failureWithoutFile:
    'El archivo no irá con el envío. Elige otro, o vuelve a enviar y lo mandaremos sin archivo.',
  failureMissing: 'Parece que esta página ya no admite envíos. Lo que has escrito sigue aquí.',
  failureOffline: 'No hay conexión. Lo que has escrito sigue aquí: vuelve a intentarlo.',
  failureFailed: 'Ahora mismo no podemos recibirlo. Vuelve a intentarlo dentro de un rato.',
  loginTitle: 'Inicia sesión para enviarlo',
  loginText: 'Guardamos lo que has escrito hasta que vuelvas. El archivo tendrás que elegirlo de nuevo.',
};

export type SubmissionTexts = typeof es;

export const messages = defineMessages('submission', es, () => import('./messages.ca.ts'));
