/** The texts of the account pages, such as the result of an email link. */

import type { Language } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import { texts as noticeCa } from '@portada/shared/texts/account-notice.ca.ts';
import { texts as noticeEs } from '@portada/shared/texts/account-notice.ts';
import { texts as passwordCa } from '@portada/shared/texts/new-password.ca.ts';
import { texts as passwordEs } from '@portada/shared/texts/new-password.ts';
import { sitePaths } from '../../config/site-paths.ts';
import { chooseNewPassword } from '../../mail/phrases.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** The path that the page links to next; by default the home page. */
  readonly action?: { readonly text: string; readonly path: string };
}

export type NoticeName =
  | 'registered'
  | 'validated'
  | 'activationError'
  | 'deleted'
  | 'subscribed'
  | 'subscriptionError'
  | 'linkError'
  | 'emailReturnError'
  | 'unsubscribeError'
  | 'signupExpired'
  | 'offline';

interface ScreenTexts extends Readonly<Record<NoticeName, Notice>> {
  readonly newPassword: {
    readonly title: string;
    readonly intro: string;
    readonly email: string;
    readonly label: string;
    readonly send: string;
    readonly refused: string;
  };
  readonly mailbox: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly to: string;
    readonly newsletter: string;
    readonly send: string;
    readonly back: string;
  };
}

/** The same for the result of a newsletter link. */
export const seeNewsletters = {
  es: { text: 'Ver los boletines', path: sitePaths.newsletters },
  ca: { text: 'Mostra els butlletins', path: sitePaths.newsletters },
};

const es: ScreenTexts = {
  registered: {
    title: noticeEs['registered.title'],
    text: noticeEs['registered.text'],
  },
  validated: {
    title: noticeEs['email-validated.title'],
    text: noticeEs['email-validated.text'],
    action: { text: noticeEs.login, path: routes.login },
  },
  activationError: {
    title: noticeEs['activation-error.title'],
    text: noticeEs['activation-error.text'],
    action: { text: noticeEs.login, path: routes.login },
  },
  deleted: {
    title: noticeEs['account-deleted.title'],
    text: noticeEs['account-deleted.text'],
  },
  subscribed: {
    title: 'Suscripción confirmada',
    text: 'Gracias. Recibirás el próximo envío en tu correo, y podrás darte de baja cuando quieras.',
    action: seeNewsletters.es,
  },
  subscriptionError: {
    title: noticeEs['activation-error.title'],
    text: 'Ya se ha usado o ha caducado. Puedes volver a suscribirte en un momento.',
    action: seeNewsletters.es,
  },
  linkError: {
    title: noticeEs['activation-error.title'],
    text: 'Ya se ha usado o ha pasado más de una hora. Pide otro y te lo enviaremos por correo.',
    action: { text: passwordEs.askAgain, path: `${routes.login}?screen=recovery` },
  },
  emailReturnError: {
    title: noticeEs['activation-error.title'],
    text: 'Ya se ha usado, han pasado más de tres días o la dirección tiene ahora otra cuenta. Si crees que alguien ha entrado en la tuya, escríbenos y lo miraremos contigo.',
    action: { text: 'Escribir al diario', path: sitePaths.contact },
  },
  unsubscribeError: {
    title: 'Este enlace no está entero',
    text: 'Ábrelo desde el propio mensaje, sin cortarlo. También puedes darte de baja en tu perfil.',
    action: { text: 'Ir a mis boletines', path: routes['user.newsletters'] },
  },
  signupExpired: {
    title: 'El registro ha caducado',
    text: 'Ha pasado más de una hora desde que entraste con tu otra cuenta, o ya terminaste de registrarte. Vuelve a empezar y tardarás un momento.',
    action: { text: noticeEs.login, path: routes.login },
  },
  offline: {
    title: 'Sin conexión',
    text: 'No llegamos a la redacción. Comprueba tu conexión a internet y vuelve a intentarlo.',
  },
  newPassword: {
    title: chooseNewPassword.es,
    intro:
      'Al menos 8 caracteres, con minúsculas, mayúsculas, un número y un signo, y sin repetir cuatro veces seguidas el mismo.',
    email: passwordEs.email,
    label: passwordEs.label,
    send: passwordEs.submit,
    refused: passwordEs.refused,
  },
  mailbox: {
    title: 'Correo de desarrollo',
    intro:
      'Los mensajes que este diario habría enviado. Solo se ve mientras no hay un servidor de correo configurado.',
    none: 'Todavía no se ha enviado ningún mensaje.',
    to: 'Para',
    newsletter: 'Boletín',
    send: 'Enviar el de hoy',
    back: 'Todos los mensajes',
  },
};

const ca: ScreenTexts = {
  registered: {
    title: noticeCa['registered.title'],
    text: noticeCa['registered.text'],
  },
  validated: {
    title: noticeCa['email-validated.title'],
    text: noticeCa['email-validated.text'],
    action: { text: noticeCa.login, path: routes.login },
  },
  activationError: {
    title: noticeCa['activation-error.title'],
    text: noticeCa['activation-error.text'],
    action: { text: noticeCa.login, path: routes.login },
  },
  deleted: {
    title: noticeCa['account-deleted.title'],
    text: noticeCa['account-deleted.text'],
  },
  subscribed: {
    title: 'Subscripció confirmada',
    text: 'Gràcies. Rebràs el proper enviament al correu, i te’n podràs donar de baixa quan vulguis.',
    action: seeNewsletters.ca,
  },
  subscriptionError: {
    title: noticeCa['activation-error.title'],
    text: 'Ja s’ha fet servir o ha caducat. Pots tornar-t’hi a subscriure en un moment.',
    action: seeNewsletters.ca,
  },
  linkError: {
    title: noticeCa['activation-error.title'],
    text: 'Ja s’ha fet servir o ha passat més d’una hora. Demana’n un altre i te l’enviarem per correu.',
    action: { text: passwordCa.askAgain, path: `${routes.login}?screen=recovery` },
  },
  emailReturnError: {
    title: noticeCa['activation-error.title'],
    text: 'Ja s’ha fet servir, han passat més de tres dies o l’adreça té ara un altre compte. Si creus que algú ha entrat al teu, escriu-nos i ho mirarem amb tu.',
    action: { text: 'Escriu al diari', path: sitePaths.contact },
  },
  unsubscribeError: {
    title: 'Aquest enllaç no és sencer',
    text: 'Obre’l des del mateix missatge, sense tallar-lo. També te’n pots donar de baixa al teu perfil.',
    action: { text: 'Ves als meus butlletins', path: routes['user.newsletters'] },
  },
  signupExpired: {
    title: 'El registre ha caducat',
    text: 'Ha passat més d’una hora des que vas entrar amb l’altre compte, o ja vas acabar de registrar-te. Torna a començar i ho tindràs en un moment.',
    action: { text: noticeCa.login, path: routes.login },
  },
  offline: {
    title: 'Sense connexió',
    text: 'No arribem a la redacció. Comprova la connexió a internet i torna-ho a provar.',
  },
  newPassword: {
    title: chooseNewPassword.ca,
    intro:
      'Com a mínim 8 caràcters, amb minúscules, majúscules, un número i un signe, i sense repetir-ne cap quatre vegades seguides.',
    email: passwordCa.email,
    label: passwordCa.label,
    send: passwordCa.submit,
    refused: passwordCa.refused,
  },
  mailbox: {
    title: 'Correu de desenvolupament',
    intro:
      'Els missatges que aquest diari hauria enviat. Només es veu mentre no hi ha cap servidor de correu configurat.',
    none: 'Encara no s’ha enviat cap missatge.',
    to: 'Per a',
    newsletter: 'Butlletí',
    send: 'Envia el d’avui',
    back: 'Tots els missatges',
  },
};

export const screenTexts: Readonly<Record<Language, ScreenTexts>> = { es, ca };
