/** The words of the account's own pages: what a link in a mail has done, and the like. */

import type { Language } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import type { Question } from './question.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Where to go on, as a path of the site; the home page where there is none. */
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
    readonly label: string;
    readonly send: string;
    readonly refused: string;
  };
  readonly emailReturn: Question;
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

const es: ScreenTexts = {
  registered: {
    title: 'Revisa tu correo',
    text: 'Te hemos enviado un mensaje con un enlace. Ábrelo para confirmar tu dirección y activar la cuenta. Si no te llega, mira en el correo no deseado; al iniciar sesión podrás pedirlo otra vez.',
  },
  validated: {
    title: 'Tu correo está confirmado',
    text: 'La cuenta ya está activa. Puedes entrar con tu correo y tu contraseña.',
    action: { text: 'Inicia sesión', path: routes.login },
  },
  activationError: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se ha usado o ha caducado. Si tu cuenta sigue sin activar, inicia sesión y podrás pedir otro.',
    action: { text: 'Inicia sesión', path: routes.login },
  },
  deleted: {
    title: 'Tu cuenta se ha eliminado',
    text: 'Ya no guardamos tus datos. Gracias por haber estado con nosotros; aquí tienes siempre la puerta abierta.',
  },
  subscribed: {
    title: 'Suscripción confirmada',
    text: 'Gracias. Recibirás el próximo envío en tu correo, y podrás darte de baja cuando quieras.',
  },
  subscriptionError: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se ha usado o ha caducado. Puedes volver a suscribirte en un momento.',
    action: { text: 'Ver los boletines', path: '/boletines/' },
  },
  linkError: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se ha usado o ha pasado más de una hora. Pide otro y te lo enviaremos por correo.',
    action: { text: 'Pedir otro enlace', path: `${routes.login}?screen=recovery` },
  },
  emailReturnError: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se ha usado, han pasado más de tres días o la dirección tiene ahora otra cuenta. Si crees que alguien ha entrado en la tuya, escríbenos y lo miraremos contigo.',
  },
  unsubscribeError: {
    title: 'Este enlace no está entero',
    text: 'Ábrelo desde el propio mensaje, sin cortarlo. También puedes darte de baja en tu perfil.',
    action: { text: 'Ir a mis boletines', path: routes['user.newsletters'] },
  },
  signupExpired: {
    title: 'El registro ha caducado',
    text: 'Ha pasado más de una hora desde que entraste con tu otra cuenta, o ya terminaste de registrarte. Vuelve a empezar y tardarás un momento.',
    action: { text: 'Inicia sesión', path: routes.login },
  },
  offline: {
    title: 'Sin conexión',
    text: 'No llegamos a la redacción. Comprueba tu conexión a internet y vuelve a intentarlo.',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    intro:
      'Al menos 8 caracteres, con minúsculas, mayúsculas, un número y un signo, y sin repetir cuatro veces seguidas el mismo.',
    label: 'Contraseña nueva',
    send: 'Guardar la contraseña',
    refused: 'Esa contraseña no cumple lo que pedimos. Prueba con otra.',
  },
  emailReturn: {
    title: 'Recupera tu dirección',
    text: 'La cuenta volverá a la dirección en la que has recibido el mensaje y se cerrarán todas sus sesiones. Después podrás elegir una contraseña nueva.',
    send: 'Deshacer el cambio',
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
    title: 'Revisa el correu',
    text: 'T’hem enviat un missatge amb un enllaç. Obre’l per confirmar l’adreça i activar el compte. Si no t’arriba, mira al correu brossa; en iniciar sessió el podràs tornar a demanar.',
  },
  validated: {
    title: 'El teu correu està confirmat',
    text: 'El compte ja és actiu. Pots entrar amb el correu i la contrasenya.',
    action: { text: 'Inicia sessió', path: routes.login },
  },
  activationError: {
    title: 'Aquest enllaç ja no serveix',
    text: 'Ja s’ha fet servir o ha caducat. Si el compte encara no és actiu, inicia sessió i en podràs demanar un altre.',
    action: { text: 'Inicia sessió', path: routes.login },
  },
  deleted: {
    title: 'El teu compte s’ha eliminat',
    text: 'Ja no desem les teves dades. Gràcies per haver estat amb nosaltres; aquí tens sempre la porta oberta.',
  },
  subscribed: {
    title: 'Subscripció confirmada',
    text: 'Gràcies. Rebràs el proper enviament al correu, i te’n podràs donar de baixa quan vulguis.',
  },
  subscriptionError: {
    title: 'Aquest enllaç ja no serveix',
    text: 'Ja s’ha fet servir o ha caducat. Pots tornar-t’hi a subscriure en un moment.',
    action: { text: 'Mostra els butlletins', path: '/boletines/' },
  },
  linkError: {
    title: 'Aquest enllaç ja no serveix',
    text: 'Ja s’ha fet servir o ha passat més d’una hora. Demana’n un altre i te l’enviarem per correu.',
    action: { text: 'Demana un altre enllaç', path: `${routes.login}?screen=recovery` },
  },
  emailReturnError: {
    title: 'Aquest enllaç ja no serveix',
    text: 'Ja s’ha fet servir, han passat més de tres dies o l’adreça té ara un altre compte. Si creus que algú ha entrat al teu, escriu-nos i ho mirarem amb tu.',
  },
  unsubscribeError: {
    title: 'Aquest enllaç no és sencer',
    text: 'Obre’l des del mateix missatge, sense tallar-lo. També te’n pots donar de baixa al teu perfil.',
    action: { text: 'Ves als meus butlletins', path: routes['user.newsletters'] },
  },
  signupExpired: {
    title: 'El registre ha caducat',
    text: 'Ha passat més d’una hora des que vas entrar amb l’altre compte, o ja vas acabar de registrar-te. Torna a començar i ho tindràs en un moment.',
    action: { text: 'Inicia sessió', path: routes.login },
  },
  offline: {
    title: 'Sense connexió',
    text: 'No arribem a la redacció. Comprova la connexió a internet i torna-ho a provar.',
  },
  newPassword: {
    title: 'Tria una contrasenya nova',
    intro:
      'Com a mínim 8 caràcters, amb minúscules, majúscules, un número i un signe, i sense repetir-ne cap quatre vegades seguides.',
    label: 'Contrasenya nova',
    send: 'Desa la contrasenya',
    refused: 'Aquesta contrasenya no compleix el que demanem. Prova’n una altra.',
  },
  emailReturn: {
    title: 'Recupera la teva adreça',
    text: 'El compte tornarà a l’adreça on has rebut el missatge i se’n tancaran totes les sessions. Després podràs triar una contrasenya nova.',
    send: 'Desfés el canvi',
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
