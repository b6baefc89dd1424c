import { loginButton, notNow } from '@portada/shared/texts/phrases.ca.ts';
import { texts } from '@portada/shared/texts/submission.ca.ts';

export const messages = {
  ...texts,
  login: loginButton,
  notNow,
  sending: 'S’està pujant «{name}»',
  checking: 'S’està comprovant «{name}»',
  there: '«{name}» és a punt per enviar',
  held: '«{name}» es pujarà quan ho enviïs',
  share: '{percent} %',
  cancel: 'Cancel·la la pujada',
  remove: 'Treu el fitxer',
  resume: 'Continua',
  interrupted: 'La pujada de «{name}» s’ha interromput. No es perd el que ja s’havia pujat.',
  interruptedLogin: 'La teva sessió s’ha acabat. Inicia la sessió per continuar pujant «{name}».',
  interruptedForbidden: 'No s’ha permès pujar «{name}».',
  preview: 'Previsualització de «{name}»',
  problemSize: 'El fitxer pesa massa. JPEG de {image} MB com a màxim, o MP4 de {video} MB.',
  failureClosed: 'El termini s’ha acabat: ja no es pot enviar res.',
  failureSoon: 'Encara no es pot enviar. El que has escrit es queda aquí.',
  failureLimit: 'No s’admeten més preguntes: s’ha arribat al màxim.',
  failureForbidden: 'No s’ha permès l’enviament. El que has escrit continua aquí.',
  failureInvalid: 'Hi ha alguna cosa que no podem admetre. Revisa el que has escrit.',
  failureFile: 'El fitxer no ha pogut anar amb l’enviament. Revisa’l i torna-ho a enviar.',
  failureWithoutFile:
    'El fitxer no anirà amb l’enviament. Tria’n un altre, o torna a enviar-ho i anirà sense fitxer.',
  failureMissing: 'Sembla que aquesta pàgina ja no admet enviaments. El que has escrit continua aquí.',
  failureOffline: 'No hi ha connexió. El que has escrit continua aquí: torna-ho a provar.',
  failureFailed: 'Ara mateix no ho podem rebre. Torna-ho a provar d’aquí a una estona.',
  loginTitle: 'Inicia la sessió per enviar-ho',
  loginText: 'Guardem el que has escrit fins que tornis. El fitxer l’hauràs de tornar a triar.',
};
