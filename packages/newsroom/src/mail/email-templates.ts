/** The email templates, in both languages. */
import type { Language } from '@portada/contract';
import { texts as noticeCa } from '@portada/shared/texts/account-notice.ca.ts';
import { texts as noticeEs } from '@portada/shared/texts/account-notice.ts';
import { chooseNewPassword, confirmMyEmail, confirmSubscription } from './phrases.ts';

export interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The call to action, a link. */
  readonly action?: { readonly text: string; readonly url: string };
  /** The Reply-To address, by default the sender's. */
  readonly replyTo?: ReplyTo;
}

export interface ReplyTo {
  readonly name: string;
  readonly address: string;
}

type EmailTemplate<Given extends readonly string[]> = Readonly<
  Record<Language, (...given: Given) => EmailContent>
>;

/** After registration, and on request (LOGIN-14). */
export const activationEmail: EmailTemplate<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Confirma tu correo para activar la cuenta',
    paragraphs: [
      `Hola, ${nick}:`,
      'Solo falta confirmar que esta dirección es tuya para que la cuenta quede activa. El enlace caduca dentro de tres días.',
      'Si no has pedido tú este mensaje, no tienes que hacer nada.',
    ],
    action: { text: confirmMyEmail.es, url },
  }),
  ca: (nick, url) => ({
    subject: 'Confirma el correu per activar el compte',
    paragraphs: [
      `Hola, ${nick}:`,
      'Només falta confirmar que aquesta adreça és teva perquè el compte quedi actiu. L’enllaç caduca d’aquí a tres dies.',
      'Si no has demanat tu aquest missatge, no cal que facis res.',
    ],
    action: { text: confirmMyEmail.ca, url },
  }),
};

/** LOGIN-17 */
export const recoveryEmail: EmailTemplate<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Cambia tu contraseña',
    paragraphs: [
      `Hola, ${nick}:`,
      'Hemos recibido una petición para cambiar la contraseña de tu cuenta. El enlace caduca dentro de una hora y solo puede usarse una vez.',
      'Si no la has hecho tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
    action: { text: chooseNewPassword.es, url },
  }),
  ca: (nick, url) => ({
    subject: 'Canvia la contrasenya',
    paragraphs: [
      `Hola, ${nick}:`,
      'Hem rebut una petició per canviar la contrasenya del teu compte. L’enllaç caduca d’aquí a una hora i només es pot fer servir una vegada.',
      'Si no l’has feta tu, ignora aquest missatge: la contrasenya continua sent la mateixa.',
    ],
    action: { text: chooseNewPassword.ca, url },
  }),
};

/** A recovery request by a reader without a password. */
export const socialRecoveryEmail: EmailTemplate<[nick: string, provider: string, url: string]> = {
  es: (nick, provider, url) => ({
    subject: 'Tu cuenta no tiene contraseña',
    paragraphs: [
      `Hola, ${nick}:`,
      `Entras en el diario con tu cuenta de ${provider}, así que aquí no tienes contraseña que recuperar. Usa ese mismo botón en la página de acceso.`,
    ],
    action: { text: 'Ir a la página de acceso', url },
  }),
  ca: (nick, provider, url) => ({
    subject: 'El teu compte no té contrasenya',
    paragraphs: [
      `Hola, ${nick}:`,
      `Entres al diari amb el teu compte de ${provider}, de manera que aquí no tens cap contrasenya per recuperar. Fes servir el mateix botó a la pàgina d’accés.`,
    ],
    action: { text: 'Ves a la pàgina d’accés', url },
  }),
};

export const passwordChangedEmail: EmailTemplate<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      `Hola, ${nick}:`,
      'La contraseña de tu cuenta acaba de cambiar y hemos cerrado las sesiones abiertas en otros dispositivos.',
      'Si no has sido tú, pide una contraseña nueva cuanto antes.',
    ],
    action: { text: 'Ir a la página de acceso', url },
  }),
  ca: (nick, url) => ({
    subject: 'La contrasenya ha canviat',
    paragraphs: [
      `Hola, ${nick}:`,
      'La contrasenya del teu compte acaba de canviar i hem tancat les sessions obertes en altres dispositius.',
      'Si no has estat tu, demana una contrasenya nova com més aviat millor.',
    ],
    action: { text: 'Ves a la pàgina d’accés', url },
  }),
};

/** Before an account without a password moves to another address or is deleted. */
export const proofCodeEmail: EmailTemplate<[nick: string, code: string]> = {
  es: (nick, code) => ({
    subject: 'Tu código para confirmar que eres tú',
    paragraphs: [
      `Hola, ${nick}:`,
      `Tu código es ${code}. Caduca dentro de diez minutos y solo sirve en el navegador desde el que lo has pedido.`,
      'Lo pedimos antes de cambiar el correo de una cuenta o de eliminarla. Si no has sido tú, no se lo des a nadie y cierra todas tus sesiones desde tu perfil.',
    ],
  }),
  ca: (nick, code) => ({
    subject: 'El teu codi per confirmar que ets tu',
    paragraphs: [
      `Hola, ${nick}:`,
      `El teu codi és ${code}. Caduca d’aquí a deu minuts i només serveix al navegador des del qual l’has demanat.`,
      'El demanem abans de canviar el correu d’un compte o d’eliminar-lo. Si no has estat tu, no el donis a ningú i tanca totes les teves sessions des del teu perfil.',
    ],
  }),
};

/** After too many failed logins: those who made them have to wait. */
export const loginsFailedEmail: EmailTemplate<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Intentos fallidos de entrar en tu cuenta',
    paragraphs: [
      `Hola, ${nick}:`,
      'Alguien ha intentado entrar en tu cuenta varias veces seguidas con una contraseña que no es la tuya. No lo ha conseguido, y durante un rato no podrá volver a probar.',
      'Si has sido tú y no recuerdas la contraseña, pide una nueva en la página de acceso. Si no has sido tú, no tienes que hacer nada: en los dispositivos en los que ya habías entrado puedes seguir entrando como siempre.',
    ],
    action: { text: 'Ir a la página de acceso', url },
  }),
  ca: (nick, url) => ({
    subject: 'Intents fallits d’entrar al teu compte',
    paragraphs: [
      `Hola, ${nick}:`,
      'Algú ha intentat entrar al teu compte unes quantes vegades seguides amb una contrasenya que no és la teva. No se n’ha sortit, i durant una estona no ho podrà tornar a provar.',
      'Si has estat tu i no recordes la contrasenya, demana’n una de nova a la pàgina d’accés. Si no has estat tu, no cal que facis res: als dispositius on ja havies entrat hi pots continuar entrant com sempre.',
    ],
    action: { text: 'Ves a la pàgina d’accés', url },
  }),
};

/** To the new address of an account. */
export const newAddressEmail: EmailTemplate<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: 'Confirma tu nueva dirección',
    paragraphs: [
      `Hola, ${nick}:`,
      'Has puesto esta dirección en tu cuenta. Confirma que es tuya y podrás volver a entrar con ella. El enlace caduca dentro de tres días.',
      'Si no sabes de qué cuenta hablamos, no tienes que hacer nada.',
    ],
    action: { text: 'Confirmar mi dirección', url },
  }),
  ca: (nick, url) => ({
    subject: 'Confirma la nova adreça',
    paragraphs: [
      `Hola, ${nick}:`,
      'Has posat aquesta adreça al teu compte. Confirma que és teva i hi podràs tornar a entrar. L’enllaç caduca d’aquí a tres dies.',
      'Si no saps de quin compte parlem, no cal que facis res.',
    ],
    action: { text: 'Confirma la meva adreça', url },
  }),
};

/** To the account's previous address, with the undo link. */
export const addressChangedEmail: EmailTemplate<[nick: string, newEmail: string, url: string]> = {
  es: (nick, newEmail, url) => ({
    subject: 'El correo de tu cuenta ha cambiado',
    paragraphs: [
      `Hola, ${nick}:`,
      `Desde ahora te escribiremos a ${newEmail}. Si no has hecho tú este cambio, deshazlo con este enlace, que caduca dentro de tres días: la cuenta volverá a esta dirección y cerraremos todas sus sesiones.`,
      'Si has sido tú, no tienes que hacer nada.',
    ],
    action: { text: 'No he sido yo', url },
  }),
  ca: (nick, newEmail, url) => ({
    subject: 'El correu del teu compte ha canviat',
    paragraphs: [
      `Hola, ${nick}:`,
      `A partir d’ara t’escriurem a ${newEmail}. Si no has fet tu aquest canvi, desfés-lo amb aquest enllaç, que caduca d’aquí a tres dies: el compte tornarà a aquesta adreça i en tancarem totes les sessions.`,
      'Si has estat tu, no cal que facis res.',
    ],
    action: { text: 'No he estat jo', url },
  }),
};

/** ACCT-33, reading 32 */
export const accountDeletedEmail: EmailTemplate<[nick: string, url: string]> = {
  es: (nick, url) => ({
    subject: noticeEs['account-deleted.title'],
    paragraphs: [
      `Hola, ${nick}:`,
      'Hemos eliminado tu cuenta y los datos que guardábamos en ella. Puedes seguir leyendo el diario y volver cuando quieras.',
    ],
    action: { text: 'Ver la confirmación', url },
  }),
  ca: (nick, url) => ({
    subject: noticeCa['account-deleted.title'],
    paragraphs: [
      `Hola, ${nick}:`,
      'Hem eliminat el teu compte i les dades que hi desàvem. Pots continuar llegint el diari i tornar quan vulguis.',
    ],
    action: { text: 'Mostra la confirmació', url },
  }),
};

/** NEWSL-03: nothing else is sent to an address before its owner has confirmed the subscription. */
export const subscriptionEmail: EmailTemplate<[names: string, url: string]> = {
  es: (names, url) => ({
    subject: 'Confirma tu suscripción',
    paragraphs: [
      'Hola:',
      `Hemos recibido una petición para suscribir esta dirección a ${names}. Confírmala y empezaremos los envíos. El enlace caduca dentro de una semana.`,
      'Si no la has hecho tú, no tienes que hacer nada.',
    ],
    action: { text: confirmSubscription.es, url },
  }),
  ca: (names, url) => ({
    subject: confirmSubscription.ca,
    paragraphs: [
      'Hola:',
      `Hem rebut una petició per subscriure aquesta adreça a ${names}. Confirma-la i començarem els enviaments. L’enllaç caduca d’aquí a una setmana.`,
      'Si no l’has feta tu, no cal que facis res.',
    ],
    action: { text: confirmSubscription.ca, url },
  }),
};

/** CONT-01: to the department of the chosen topic. */
export const contactEmail: EmailTemplate<[sender: string, topic: string, message: string]> = {
  es: (sender, topic, message) => ({
    subject: `${topic}: mensaje de un lector`,
    paragraphs: [
      `${sender} ha escrito desde la página de contacto.`,
      `Asunto: ${topic}`,
      ...message.split('\n\n'),
      'Para contestar, responde a este mensaje. La dirección es la que ha escrito el lector: nadie la ha comprobado.',
    ],
  }),
  ca: (sender, topic, message) => ({
    subject: `${topic}: missatge d’un lector`,
    paragraphs: [
      `${sender} ha escrit des de la pàgina de contacte.`,
      `Assumpte: ${topic}`,
      ...message.split('\n\n'),
      'Per contestar, respon aquest missatge. L’adreça és la que ha escrit el lector: ningú no l’ha comprovada.',
    ],
  }),
};
