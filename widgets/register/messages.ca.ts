import {
  createAccount,
  login,
  noCaptcha,
  noConnection,
  yourAccount,
  yourAddress,
  yourData,
} from '@portada/shared/texts/phrases.ca.ts';
import type { RegisterKey } from './messages.ts';

export const messages: Record<RegisterKey, string> = {
  title: createAccount,
  confirm: 'Confirma les teves dades',
  intro: 'T’enviarem un correu per activar el compte.',
  socialIntro: 'Només falta un pas: revisa les teves dades i confirma-les.',
  requiredNote: 'Els camps amb asterisc són obligatoris.',
  summary: 'Abans de continuar, revisa aquestes dades:',
  account: yourAccount,
  password: 'Contrasenya',
  person: yourData,
  home: yourAddress,
  newsletters: 'Butlletins que vols rebre',
  demoBulletin: 'Butlletí de l’edició de demostració',
  accept: 'He llegit i accepto',
  terms: 'l’avís legal',
  and: 'i',
  privacy: 'la política de privacitat',
  noCaptcha,
  invalid: 'Hi ha dades que no són vàlides. Revisa-les i torna-ho a provar.',
  connection: noConnection,
  expired:
    'El registre ha caducat. Torna a iniciar la sessió amb el mateix compte i confirma les teves dades.',
  failed: 'Ara mateix no podem crear el compte. Torna-ho a provar d’aquí a una estona.',
  submit: 'Crea el compte',
  confirmSubmit: 'Confirma',
  hasAccount: 'Ja tens compte?',
  login,
};
