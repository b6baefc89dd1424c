/** The texts of the pages of email links: what the button does, and what it has done. */
import type { Language } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import { texts as noticeCa } from '@portada/shared/texts/account-notice.ca.ts';
import { texts as noticeEs } from '@portada/shared/texts/account-notice.ts';
import { texts as passwordCa } from '@portada/shared/texts/new-password.ca.ts';
import { texts as passwordEs } from '@portada/shared/texts/new-password.ts';
import { confirmMyEmail, confirmSubscription } from '../../mail/phrases.ts';
import type { Question } from './question.ts';
import type { Notice } from './texts.ts';

interface LinkTexts {
  /** @param names the newsletters that begin with it; empty for none */
  activation(nick: string, email: string, names: string): Question;
  subscription(names: string, email: string): Question;
  readonly emailReturn: Question;
  readonly emailReturned: Notice;
  readonly passwordChanged: Notice;
}

const recovery = `${routes.login}?screen=recovery`;

const es: LinkTexts = {
  activation: (nick, email, names) => ({
    title: 'Confirma tu correo',
    text: `La cuenta «${nick}» quedará activa con la dirección ${email}.${names && ` También empezarás a recibir ${names}.`} Si esa cuenta no es tuya, cierra esta página: no cambiará nada.`,
    send: confirmMyEmail.es,
  }),
  subscription: (names, email) => ({
    title: 'Solo falta tu confirmación',
    text: `Empezaremos a enviar ${names} a ${email}, y podrás darte de baja cuando quieras. Si no lo has pedido tú, cierra esta página: no cambiará nada.`,
    send: confirmSubscription.es,
  }),
  emailReturn: {
    title: 'Recupera tu dirección',
    text: 'La cuenta volverá a la dirección en la que has recibido el mensaje y se cerrarán todas sus sesiones. Después podrás elegir una contraseña nueva.',
    send: 'Deshacer el cambio',
  },
  emailReturned: {
    title: 'Ya has recuperado tu dirección',
    text: 'La cuenta volvió a la dirección en la que recibiste el mensaje y se cerraron todas sus sesiones. Si todavía no has elegido una contraseña nueva, pide un enlace para hacerlo.',
    action: { text: passwordEs.askAgain, path: recovery },
  },
  passwordChanged: {
    title: 'Ya has cambiado la contraseña',
    text: 'Este enlace servía para una sola vez. Vale la contraseña que elegiste entonces; si no la recuerdas, en la página de acceso puedes pedir otro enlace.',
    action: { text: noticeEs.login, path: routes.login },
  },
};

const ca: LinkTexts = {
  activation: (nick, email, names) => ({
    title: 'Confirma el teu correu',
    text: `El compte «${nick}» quedarà actiu amb l’adreça ${email}.${names && ` També començaràs a rebre ${names}.`} Si aquest compte no és teu, tanca aquesta pàgina: no canviarà res.`,
    send: confirmMyEmail.ca,
  }),
  subscription: (names, email) => ({
    title: 'Només falta la teva confirmació',
    text: `Començarem a enviar ${names} a ${email}, i te’n podràs donar de baixa quan vulguis. Si no ho has demanat tu, tanca aquesta pàgina: no canviarà res.`,
    send: confirmSubscription.ca,
  }),
  emailReturn: {
    title: 'Recupera la teva adreça',
    text: 'El compte tornarà a l’adreça on has rebut el missatge i se’n tancaran totes les sessions. Després podràs triar una contrasenya nova.',
    send: 'Desfés el canvi',
  },
  emailReturned: {
    title: 'Ja has recuperat la teva adreça',
    text: 'El compte va tornar a l’adreça on vas rebre el missatge i se’n van tancar totes les sessions. Si encara no has triat una contrasenya nova, demana un enllaç per fer-ho.',
    action: { text: passwordCa.askAgain, path: recovery },
  },
  passwordChanged: {
    title: 'Ja has canviat la contrasenya',
    text: 'Aquest enllaç servia per a una sola vegada. Val la contrasenya que vas triar aleshores; si no la recordes, a la pàgina d’accés pots demanar un altre enllaç.',
    action: { text: noticeCa.login, path: routes.login },
  },
};

export const linkTexts: Readonly<Record<Language, LinkTexts>> = { es, ca };
