import { createAccount, email, guardians, login, noConnection } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  title: login,
  socialTitle: 'Entra amb un altre compte',
  socialProvider: 'Continua amb {provider}',
  or: 'o amb el teu correu',
  email,
  password: 'Contrasenya',
  submit: 'Entra',
  forgot: 'Has oblidat la contrasenya?',
  noAccount: 'Encara no tens compte?',
  register: createAccount,
  guardians,
  credentials: 'El correu o la contrasenya no són correctes. Revisa’ls i torna-ho a provar.',
  legacy:
    'Hem renovat els comptes i la contrasenya antiga ja no serveix. Demana’n una de nova a «Has oblidat la contrasenya?».',
  notValidated:
    'Encara no has confirmat el correu. Prem aquí i et tornarem a enviar el missatge de confirmació.',
  mailSent: 'T’hem enviat el missatge de confirmació. Revisa la safata d’entrada.',
  mailFailed: 'No hem pogut enviar el missatge de confirmació. Prem aquí per tornar-ho a provar.',
  connection: noConnection,
  cookies:
    'El teu navegador no desa les galetes d’aquesta pàgina i sense elles no podem mantenir la teva sessió. Permet-les i torna-ho a provar.',
  passwordResetSent: 'T’hem enviat un correu amb els passos per canviar la contrasenya.',
  passwordChanged: 'Has canviat la contrasenya. Ja pots entrar amb la nova.',
  socialFailed: 'No hem pogut entrar amb l’altre compte. Torna-ho a provar o fes servir el correu.',
  socialDenied:
    'No has donat permís per entrar amb l’altre compte. En pots triar un altre o fer servir el correu.',
  recoveryTitle: 'Recupera la contrasenya',
  recoveryIntro: 'Escriu el correu del teu compte i t’enviarem un enllaç per triar una contrasenya nova.',
  recoverySubmit: 'Envia',
  userNotFound: 'No hi ha cap compte amb aquest correu.',
  back: 'Torna',
};
